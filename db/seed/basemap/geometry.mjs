/** Small geometry for the base map: Web Mercator, smoothing, simplifying. Positions are [longitude, latitude] in degrees. */

const RAD = Math.PI / 180;
const KM_PER_DEGREE = 111.32;

/** Latitude to Mercator "degrees", the vertical unit in which one degree of longitude is one unit. */
export const mercatorY = (latitude) => Math.log(Math.tan(Math.PI / 4 + (latitude * RAD) / 2)) / RAD;

/** The inverse of {@link mercatorY}. */
export const latitudeOf = (y) => (2 * Math.atan(Math.exp(y * RAD)) - Math.PI / 2) / RAD;

/** Kilometres of one Mercator degree at a latitude. */
export const kmPerDegree = (latitude) => KM_PER_DEGREE * Math.cos(latitude * RAD);

/**
 * A pixel frame over a window [west, south, east, north].
 * @returns width and height in pixels, `x(lon)`, `y(lat)` and the inverse `position(x, y)`.
 */
export function frame([west, south, east, north], pixelsPerDegree) {
	const top = mercatorY(north);
	const width = Math.round((east - west) * pixelsPerDegree);
	const height = Math.round((top - mercatorY(south)) * pixelsPerDegree);
	return {
		width,
		height,
		bounds: [west, south, east, north],
		pixelsPerDegree,
		x: (longitude) => (longitude - west) * pixelsPerDegree,
		y: (latitude) => (top - mercatorY(latitude)) * pixelsPerDegree,
		position: (x, y) => [west + x / pixelsPerDegree, latitudeOf(top - y / pixelsPerDegree)],
	};
}

/** Rounds every number of a nested coordinate array to three decimals (about 100 m). */
export const rounded = (value) => (Array.isArray(value) ? value.map(rounded) : Math.round(value * 1000) / 1000);

/** Catmull-Rom through all points (any number of columns), `parts` pieces per segment, so drawn corners become bends. */
export function smooth(points, parts = 6) {
	const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
	const out = [];
	for (let i = 0; i < points.length - 1; i++) {
		const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
		for (let k = 0; k < parts; k++) {
			const t = k / parts;
			out.push(
				b.map(
					(_, n) =>
						0.5 *
						(2 * b[n] +
							(c[n] - a[n]) * t +
							(2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
							(3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3),
				),
			);
		}
	}
	out.push(points.at(-1));
	return out;
}

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/**
 * Visvalingam: takes away the point with the smallest triangle until all are larger than their limit. Ends stay.
 * @param limit square degrees allowed at a point, so that far coasts may be coarser than the Alps.
 */
export function simplify(points, limit) {
	const kept = [...points];
	for (;;) {
		let worst = -1;
		let smallest = 1;
		for (let i = 1; i < kept.length - 1; i++) {
			const ratio = triangle(kept[i - 1], kept[i], kept[i + 1]) / limit(kept[i]);
			if (ratio < smallest) [smallest, worst] = [ratio, i];
		}
		if (worst < 0) return kept;
		kept.splice(worst, 1);
	}
}

/** The outline of a spine with changing half width in km ([lon, lat, km] per point), as one closed ring. */
export function outline(spine) {
	const line = smooth(spine, 5);
	const left = [];
	const right = [];
	line.forEach(([lon, lat, km], i) => {
		const [x0, y0] = line[Math.max(0, i - 1)];
		const [x1, y1] = line[Math.min(line.length - 1, i + 1)];
		const scale = Math.cos(lat * RAD);
		const heading = Math.atan2(y1 - y0, (x1 - x0) * scale);
		const put = (side, angle) =>
			side.push([lon + (km * Math.cos(angle)) / KM_PER_DEGREE / scale, lat + (km * Math.sin(angle)) / KM_PER_DEGREE]);
		// A round cap: the first and the last point get extra directions around their end.
		const caps = i === 0 ? [0.95, 0.75] : i === line.length - 1 ? [0.75, 0.95] : [];
		if (i === 0)
			caps.forEach((part) => {
				put(left, heading + Math.PI * part);
				put(right, heading - Math.PI * part);
			});
		put(left, heading + Math.PI / 2);
		put(right, heading - Math.PI / 2);
		if (i > 0)
			caps.forEach((part) => {
				put(left, heading + Math.PI * (1 - part));
				put(right, heading - Math.PI * (1 - part));
			});
	});
	return [...left, ...right.reverse(), left[0]];
}

/** A repeatable random function (mulberry32): the same seed gives the same map on every machine. */
export function random(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const lattice = (x, y) => {
	let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
	h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
	h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
	return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

/** Smooth noise from 0 to 1 in two octaves; x and y in units of its wavelength. */
export function noise(x, y) {
	let sum = 0;
	for (const [scale, weight] of [
		[1, 0.68],
		[2.13, 0.32],
	]) {
		const [px, py] = [x * scale + 1000, y * scale + 1000];
		const [ix, iy] = [Math.floor(px), Math.floor(py)];
		const [u, v] = [px - ix, py - iy].map((t) => t * t * (3 - 2 * t));
		const top = lattice(ix, iy) * (1 - u) + lattice(ix + 1, iy) * u;
		const bottom = lattice(ix, iy + 1) * (1 - u) + lattice(ix + 1, iy + 1) * u;
		sum += weight * (top * (1 - v) + bottom * v);
	}
	return sum;
}

/** Moves a drawn position a few hundred metres, the same way for water and relief, so that straight strokes wind. */
export function swing([lon, lat]) {
	const [a, b] = [noise(lon * 24, lat * 33) - 0.5, noise(lon * 24 + 70, lat * 33) - 0.5];
	return [lon + a * 0.022, lat + b * 0.015];
}

/** Bilinear sample of a field at fractional pixels. */
export function sample(field, width, height, x, y) {
	const ix = Math.max(0, Math.min(width - 2, Math.floor(x)));
	const iy = Math.max(0, Math.min(height - 2, Math.floor(y)));
	const [tx, ty] = [Math.max(0, Math.min(1, x - ix)), Math.max(0, Math.min(1, y - iy))];
	const i = iy * width + ix;
	return (
		(field[i] * (1 - tx) + field[i + 1] * tx) * (1 - ty) +
		(field[i + width] * (1 - tx) + field[i + width + 1] * tx) * ty
	);
}

/** A ring without jumps of a whole turn: what lies across the 180th meridian goes on beyond 180 degrees. */
function unwrapped(ring) {
	let turn = 0;
	return ring.map(([x, y], i) => {
		const step = i === 0 ? 0 : x - ring[i - 1][0];
		if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
		return [x + turn, y];
	});
}

/** The part of a closed ring within a window (Sutherland-Hodgman); empty where the ring is all outside. */
export function clipRing(ring, [west, south, east, north]) {
	const edges = [
		[0, west, 1],
		[0, east, -1],
		[1, south, 1],
		[1, north, -1],
	];
	let points = unwrapped(ring).slice(0, -1);
	for (const [axis, limit, side] of edges) {
		const isIn = (point) => (point[axis] - limit) * side >= 0;
		points = points.flatMap((point, i) => {
			const last = points.at(i - 1);
			if (isIn(point) === isIn(last)) return isIn(point) ? [point] : [];
			const share = (limit - last[axis]) / (point[axis] - last[axis]);
			const cut = last.map((value, n) => value + share * (point[n] - value));
			return isIn(point) ? [cut, point] : [cut];
		});
	}
	return points.length < 3 ? [] : rounded([...points, points[0]]);
}
