import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure';
import { auditFindings, readAuditReport } from './audit';
import { billOfMaterials } from './bill-of-materials';
import { billErrors } from './check-bill';
import { licenceFindings, licencesOf } from './licences';
import { type LockFile, lockFindings, type Manifest, npmrcFindings } from './lock-file';

/** A registry that has not answered by then counts as away: the check belongs to every run of the tests. */
const AUDIT_PATIENCE = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Everything that is checked of packages (SUPPLY-1 to SUPPLY-4). Throws a Failure that names each finding. */
export async function checkPackages(root: string, say: (line: string) => void): Promise<void> {
	const read = (name: string) => readFileSync(join(root, name), 'utf8');
	const lock: LockFile = JSON.parse(read('package-lock.json'));
	const manifest: Manifest = JSON.parse(read('package.json'));
	const audit = await npm(root, ['audit', '--omit=dev', '--json', '--package-lock-only']);
	const report = readAuditReport(audit);
	if (report === null) say('The registry has not answered the audit: known weaknesses were not looked for.');
	const licences = licencesOf(lock, root);
	const bill = billOfMaterials(lock, licences, new Date());
	const findings = [
		...npmrcFindings(read('.npmrc')),
		...lockFindings(lock, manifest),
		...licenceFindings(licences),
		...(report ? auditFindings(report, new Date().toISOString().slice(0, 10)) : []),
		...billErrors(bill, lock),
	];
	for (const finding of findings) say(finding);
	if (findings.length > 0) throw new Failure('The packages are not as they should be, see above.');
	const file = join(root, '.local', 'bill-of-materials.cdx.json');
	mkdirSync(join(root, '.local'), { recursive: true });
	writeFileSync(file, bill);
	say(`${Object.keys(lock.packages).length - 1} packages; the bill of materials (CycloneDX) is ${file}.`);
}

/** What npm prints; its exit code says no more than that. Nothing where it takes too long. */
function npm(root: string, args: readonly string[]): Promise<string> {
	const options = { cwd: root, timeout: AUDIT_PATIENCE, maxBuffer: MOST_BYTES, shell: process.platform === 'win32' };
	return new Promise((done) => execFile('npm', args, options, (_error, output) => done(output)));
}
