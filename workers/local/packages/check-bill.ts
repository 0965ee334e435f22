import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { type LockFile, nameAt } from './lock-file';

const SCHEMAS = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
/** Schemas that the bill's own refers to, by the names they have in the package. */
const REFERRED = ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'];

const component = z.object({ name: z.string(), version: z.string(), purl: z.string() });
const shape = z.object({ specVersion: z.string().regex(/^1\.\d$/), components: z.array(component) });

/** What is wrong with a bill of materials in CycloneDX (SUPPLY-4): its form by the standard's schema, and packages it lacks or invents. */
export function billErrors(output: string, { packages }: LockFile): string[] {
	let bill: unknown;
	try {
		bill = JSON.parse(output);
	} catch {
		return ['The bill of materials is no JSON.'];
	}
	const read = shape.safeParse(bill);
	if (!read.success) return ['The bill of materials is not CycloneDX.'];
	const { specVersion, components } = read.data;
	const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
	const locked = new Set(
		Object.entries(packages).flatMap(([place, { version }]) => (place === '' ? [] : [`${nameAt(place)}@${version}`])),
	);
	return [
		...schemaErrors(bill, specVersion),
		...[...locked].filter((each) => !listed.has(each)).map((each) => `the bill of materials lacks ${each}`),
		...[...listed]
			.filter((each) => !locked.has(each))
			.map((each) => `the bill of materials has ${each}, the lock file does not`),
	];
}

function schemaErrors(bill: unknown, specVersion: string): string[] {
	const schema = (name: string) => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
	const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
	addFormats(ajv);
	// RFC 3987: what a URI allows, and letters beyond ASCII.
	ajv.addFormat('iri-reference', /^[^\s<>"{}|\\^`]*$/u);
	ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+$/u);
	for (const name of REFERRED) ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}`);
	const validate = ajv.compile(schema(`bom-${specVersion}.SNAPSHOT.schema.json`));
	if (validate(bill)) return [];
	return (validate.errors ?? [])
		.slice(0, 20)
		.map((error) => `bill of materials${error.instancePath}: ${error.message}`);
}
