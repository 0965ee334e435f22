import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure';

/** Runs wrangler; `FIRNLICHT_WRANGLER` names another program, which tests use. Never prints what it was given. */
export class Wrangler {
	constructor(readonly root: string) {}

	async run(
		args: string[],
		env: Record<string, string> = {},
	): Promise<{ code: number | null; out: string; error: string }> {
		const program = process.env.FIRNLICHT_WRANGLER || join(this.root, 'node_modules', '.bin', 'wrangler');
		const child = spawn(program, args, {
			cwd: this.root,
			env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1', ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let [out, error] = ['', ''];
		child.stdout.on('data', (chunk) => {
			out += chunk;
		});
		child.stderr.on('data', (chunk) => {
			error += chunk;
		});
		const code = await new Promise<number | null>((done, fail) => {
			child.once('error', () => fail(new Failure(`${program} cannot be run, please run npm ci.`)));
			child.once('close', done);
		});
		return { code, out, error };
	}

	/** The names of a worker's secrets; null for a worker that is not there yet. */
	async secretsOf(config: string): Promise<string[] | null> {
		const { code, out, error } = await this.run(['secret', 'list', '--format', 'json', '-c', config]);
		if (code === 0) return (JSON.parse(out) as { name: string }[]).map(({ name }) => name);
		if (isAbsent(out + error)) return null;
		throw new Failure(`wrangler secret list failed:\n${lastLines(out + error)}`);
	}

	/** The version that serves; null for a worker that is not there yet. */
	async versionOf(config: string): Promise<string | null> {
		const { code, out, error } = await this.run(['deployments', 'status', '--json', '-c', config]);
		if (code !== 0) {
			if (isAbsent(out + error)) return null;
			throw new Failure(`wrangler deployments status failed:\n${lastLines(out + error)}`);
		}
		const { versions } = JSON.parse(out) as { versions: { version_id: string; percentage: number }[] };
		return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null;
	}

	/** Deploys and gives the new version, which wrangler writes to its file of events. */
	async deploy(config: string, message: string): Promise<string | null> {
		const folder = mkdtempSync(join(tmpdir(), 'firnlicht-deploy-'));
		const events = join(folder, 'events.ndjson');
		try {
			const args = ['deploy', '-c', config, '--message', message];
			const { code, out, error } = await this.run(args, { WRANGLER_OUTPUT_FILE_PATH: events });
			if (code !== 0) throw new Failure(lastLines(out + error));
			return versionIn(events);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}
}

function versionIn(events: string): string | null {
	try {
		const lines = readFileSync(events, 'utf8').split('\n').filter(Boolean);
		const deployed = lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'deploy');
		return deployed?.version_id ?? null;
	} catch {
		return null;
	}
}

/** Code 10007 of Cloudflare's API. */
const isAbsent = (text: string) => /10007|does not exist/i.test(text);

export function lastLines(text: string): string {
	return text.trim().split('\n').slice(-15).join('\n');
}
