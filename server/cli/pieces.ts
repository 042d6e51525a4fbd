import { StartError } from "../start-error.ts";
import { runCommand, withDatabase } from "./command.ts";
import { listPieces, pieceHistory, restorePiece, setPiece, setPieceOff, showPiece } from "./piece-commands.ts";

const usage = `npm run pieces                        what the shop sells
npm run pieces show 12                one in full, and the orders that hold it
npm run pieces set 12 price=45000 stock=3 inStock=false
npm run pieces history 12             its versions
npm run pieces restore 12 4           version 4 again
npm run pieces off 12                 takes it off the shop; on 12 puts it back`;

function whole(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,5}$/.test(text)) throw new StartError(usage);
  return Number(text);
}

await runCommand(() =>
  withDatabase(async (database) => {
    const [command, id, ...rest] = process.argv.slice(2);
    const commands: Record<string, () => Promise<string>> = {
      show: () => showPiece(database, whole(id)),
      history: () => pieceHistory(database, whole(id)),
      set: () => setPiece(database, whole(id), rest),
      restore: () => restorePiece(database, whole(id), whole(rest[0])),
      off: () => setPieceOff(database, whole(id), true),
      on: () => setPieceOff(database, whole(id), false),
    };
    const run = command === undefined ? () => listPieces(database) : commands[command];
    if (!run) throw new StartError(usage);
    process.stdout.write(`${await run()}\n`);
  }),
);
