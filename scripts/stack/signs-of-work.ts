/** Microseconds of the processor; a process that only waits uses less in a second. */
const work = 20_000;

/** Gives a sign every second in which this process works; the returned function ends it. */
export function giveSigns(give: () => void): () => void {
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system < work) return;
    before = process.cpuUsage();
    give();
  }, 1_000);
  return () => clearInterval(timer);
}

/**
 * Gives something up that has given no sign for so long (milliseconds), however long it takes in all. `end` ends a
 * silence.
 */
export function awaitSigns(patience: number, giveUp: () => void) {
  let timer = setTimeout(giveUp, patience);
  return {
    end: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    },
    stop: () => clearTimeout(timer),
  };
}
