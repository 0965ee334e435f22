// First step of every npm command: Node built-ins only, so that it runs on a machine that has nothing but Node and npm.
// Installs the packages when they are absent or older than the lock file, then goes on with the packages' own Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [command = 'start', ...rest] = process.argv.slice(2);
const installed = join(root, 'node_modules', '.package-lock.json');

const isStale = () =>
	!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
if (isStale()) {
	console.log('Installing packages …');
	const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (result.status !== 0) fail('The packages could not be installed: npm ci failed, see above.');
}

const packagedNode = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 12);
const node = existsSync(packagedNode) ? packagedNode : process.execPath;
if (node === process.execPath && !isNewEnough) {
	fail(
		`There is no packaged Node for ${process.platform}-${process.arch}: please use Node 22.12 or newer (this is ${process.versions.node}).`,
	);
}

const child = spawn(node, ['--import', 'tsx', join(root, 'workers', 'local', `${command}.ts`), ...rest], {
	cwd: root,
	stdio: 'inherit',
	env: { ...process.env, PATH: `${dirname(node)}:${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` },
});
// The terminal sends Ctrl-C to the whole group; a signal sent to this process alone is handed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}
