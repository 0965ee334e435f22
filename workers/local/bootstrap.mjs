// First step of every npm command: Node built-ins only, so that it runs on a machine that has nothing but Node and npm.
// Installs the packages when they are absent or of another lock file, then goes on with the packages' own Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [command = 'start', ...rest] = process.argv.slice(2);
// What is installed is known by the content of the lock file: a fresh checkout makes every file young.
const stamp = join(root, 'node_modules', '.installed');
const lock = createHash('sha256')
	.update(readFileSync(join(root, 'package-lock.json')))
	.digest('hex');
// A linked folder belongs to another checkout, whose packages must not be exchanged from here.
const isLinked = lstatSync(dirname(stamp), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const isStale = () => !isLinked && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock);
if (isStale()) {
	console.log('Installing packages …');
	const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (result.status !== 0) fail('The packages could not be installed: npm ci failed, see above.');
	writeFileSync(stamp, lock);
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

// Much goes through these piece by piece: with a small nursery its garbage does not pile up to several hundred megabytes.
const memory = ['catalogue', 'backup', 'restore'].includes(command)
	? ['--max-semi-space-size=4', '--heap-growing-percent=30']
	: [];
const child = spawn(node, [...memory, '--import', 'tsx', join(root, 'workers', 'local', `${command}.ts`), ...rest], {
	cwd: root,
	// By the channel it learns of our end, however it comes.
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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
