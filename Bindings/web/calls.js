// Calls of a page's own program. Returns every number that they lead to, for a comparison with the same calls in Python.
export function calls(library, { Change, Coordinate, Detent, Flag, Landing, Source, end, eventKinds, momentumPhases, start }) {
  const numbers = [], feel = library.feel("uikit");
  const detents = [{ kind: Detent.fromTop, distance: 44 }, { kind: Detent.fractionFromBottom, distance: 0.5 }];
  const list = library.scrollView({ width: 390, height: 844, contentHeight: 90_000 }, feel, start, end);
  const sheet = library.drawer({ height: 800, headerHeight: 60, contentHeight: 4000, detents }, feel, library.snap, 1);
  const picker = library.pages({ viewport: 160, count: 100, length: 32, flags: Flag.alongY + Flag.reportPages }, null, 10);
  const rows = library.pages({ viewport: 160, lengths: [32, 48, 90.5], spacing: 4, margin: 8, flags: Flag.centered });
  function note(view, time, coordinate, value) {
    for (let frame = 0; frame < 60; frame++) {
      const { x, y, velocityX, velocityY, listY, listVelocity, target } = view.sample(time + frame / 30);
      numbers.push(x, y, velocityX, velocityY, listY, listVelocity, target, Number(view.needsFrame(time + frame / 30)));
    }
    numbers.push(...view.crossings(coordinate, value, 0, 99));
    for (const event of view.events(0, 99)) numbers.push(event.time, eventKinds.indexOf(event.kind), event.number);
  }
  list.setRuler({ spacing: 44, origin: 10 });
  list.fling(0, -1800, 0);
  note(list, 0, Coordinate.y, 88_900);
  list.grow(Coordinate.y, 91_000, start, 0.5);
  list.scrollTo(0, end, false, 1);
  list.setRuler(null);
  list.setLayout({ width: 390, height: 844, contentHeight: 91_100 }, Change.keepEnd + Change.animated, 1);
  note(list, 1, Coordinate.y, 90_200);
  sheet.setLanding(Landing.deceleration, 0);
  sheet.fling(0, 3000, 0);
  note(sheet, 0, Coordinate.y, 100);
  sheet.setListInset(0, 300, Change.keepEnd, 3);
  sheet.scrollTo(0, end, true, 3);
  note(sheet, 3, Coordinate.listY, 3000);
  picker.setLanding(Landing.deceleration, 0);
  picker.fling(0, 300, 0);
  note(picker, 0, Coordinate.y, 352);
  rows.snapTo(2, true, 0);
  note(rows, 0, Coordinate.x, 40);
  const terminal = library.momentum(feel, { greatestVelocity: 2000 });
  for (let report = 1; report <= 20; report++) terminal.scroll(0.5, 3 * report, Source.finger, report / 100);
  terminal.lift(0.2);
  for (let frame = 0; frame < 90; frame++) {
    if (frame === 60) terminal.hold(1.99);
    if (frame === 70) terminal.scroll(0, -1, Source.wheel, 2.3);
    if (frame === 75) terminal.stop(2.5);
    const movement = terminal.advance(frame / 30 - 1, frame / 30);
    numbers.push(...Object.values(movement).slice(0, 9), momentumPhases.indexOf(movement.phase));
    if (frame === 20) terminal.refuse(0, movement.deltaY / 2);
  }
  return numbers;
}
