import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../failure';

type Flags = Record<string, { type: 'boolean'; default: boolean }>;

/** Runs a command of one file and some flags; `run` gives null for a call that means nothing. Prints a failure as one sentence. */
export async function runFileCommand(command: {
	usage: string;
	options: Flags;
	run: (call: { file: string | undefined; flags: Record<string, unknown> }) => Promise<string | null>;
}): Promise<void> {
	process.exitCode = 1;
	try {
		const { values, positionals } = parse(command.options);
		const answer = positionals.length > 1 ? null : await command.run({ file: positionals[0], flags: values });
		if (answer === null) return console.error(command.usage);
		console.log(answer);
		process.exitCode = 0;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		console.error(error.message);
	}
}

function parse(options: Flags) {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new Failure(messageOf(error));
	}
}
