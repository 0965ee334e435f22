import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { unstable_readConfig } from 'wrangler';

/** One line about what the figures were measured on. `config` is the site's wrangler.toml. */
export function describeMachine(config: string): string {
	const [first] = cpus();
	const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
	const date = unstable_readConfig({ config }).compatibility_date;
	return [
		`${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
		memory,
		`${distribution()} (${type()} ${release()})`,
		`Node ${process.versions.node}`,
		`workerd with compatibility date ${date}`,
	].join(', ');
}

function distribution(): string {
	try {
		return /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
	} catch {
		return '';
	}
}
