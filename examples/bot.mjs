// A bot for Folsom in plain JavaScript: it reads questions and writes answers, a line each.
//
//     ./folsom arena "cmd:node examples/bot.mjs" heuristic --games 20
//
// It needs nothing but Node. docs/bots.md describes what is said.

import { createInterface } from "node:readline";

/** The richest loot it knows of, a shot if there is one, else anything. */
function choose({ options }) {
  for (const wish of ["take strongbox", "take jewel", "take", "target", "play robbery"]) {
    const liked = options.findIndex((option) => option.startsWith(wish));
    if (liked >= 0) return liked;
  }
  return Math.floor(Math.random() * options.length);
}

const say = (line) => process.stdout.write(`${line}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "folsom") {
    say("id name Greedy Node");
    say("ready");
  } else if (word === "choose") {
    say(`option ${choose(JSON.parse(rest))}`);
  } else if (word === "quit") {
    break;
  }
}
