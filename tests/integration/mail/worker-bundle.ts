import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The script wrangler would deploy for `workers/{name}`. */
export async function bundleWorker(name: string): Promise<string> {
	const out = mkdtempSync(join(tmpdir(), 'firnlicht-bundle-'));
	const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
	const args = [wrangler, 'deploy', '--dry-run', '--outdir', out, '-c', resolve(`workers/${name}/wrangler.toml`)];
	try {
		await promisify(execFile)(process.execPath, args, { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } });
		return readFileSync(join(out, 'index.js'), 'utf8');
	} finally {
		rmSync(out, { recursive: true, force: true });
	}
}
