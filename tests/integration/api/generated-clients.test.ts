import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../product';
import { accessTokenOf, signInAs } from '../sign-in';

/** Three generators in common use make a client of the served description; small programs are checked against them and call the product. */
const folder = resolve('.local', 'api-clients');
const programs = resolve('tests', 'integration', 'api', 'clients');
const run = promisify(execFile);

let product: Product;
let environment: Record<string, string>;

beforeAll(async () => {
	product = await startProduct('generated-clients');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const origin = `http://localhost:${product.ports.site}`;
	// An access token is good for people who have signed in here before.
	await signInAs(product, 'agent');
	environment = {
		ORIGIN: origin,
		TOKEN: await accessTokenOf(product, 'agent'),
		TSX_TSCONFIG_PATH: join(programs, 'tsconfig.json'),
	};
	const description = join(folder, 'openapi.json');
	writeFileSync(description, (await product.ask('/api/openapi.json')).text);
	for (const [command, ...args] of [
		['openapi-typescript', description, '--output', join(folder, 'openapi-typescript.ts')],
		['openapi-ts', '--input', description, '--output', join(folder, 'hey-api'), '--no-log-file'],
		['orval', '--config', orvalSettings(description, origin)],
	] as const) {
		const { stdout, stderr } = await bin(command, ...args);
		expect(`${stdout}${stderr}`).not.toMatch(/warn|error|deprecat|skipp|unsupported/i);
	}
});
afterAll(() => product?.stop());

/** The address of the calls is a setting of the generator here, not of the client. */
function orvalSettings(input: string, baseUrl: string): string {
	const settings = join(folder, 'orval.config.mjs');
	const output = { target: join(folder, 'orval.ts'), client: 'fetch', baseUrl };
	writeFileSync(settings, `export default ${JSON.stringify({ api: { input, output } })};\n`);
	return settings;
}

function bin(command: string, ...args: string[]) {
	return run(resolve('node_modules', '.bin', command), args, { env: { ...process.env, ...environment } });
}

it('programs that use them are of the right types', async () => {
	const { stdout } = await bin('tsc', '-p', programs).catch((error) => error);
	expect(stdout).toBe('');
});

it.each(['openapi-fetch', 'hey-api', 'orval'])(
	'%s finds, reads and writes, and is told what is wrong',
	async (program) => {
		const { stdout } = await bin('tsx', join(programs, `${program}.ts`));
		expect(JSON.parse(stdout)).toEqual({
			names: ['Chalet Arve, Süd', 'Apartment Licht'],
			total: '2',
			bedrooms: 3,
			refused: ['unknown_parameter', 'contry'],
			client: 'Thorne',
			status: 'interest',
			missing: 'not_found',
			anonymous: 401,
		});
	},
);
