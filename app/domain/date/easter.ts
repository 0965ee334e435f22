import { type PlainDate, plainDate } from './plain-date';

/** Easter Sunday of the western churches, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): PlainDate {
	const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
	const days = epact + toSunday - 7 * shift + 114;
	const [month, dayOfMonth] = [Math.floor(days / 31), (days % 31) + 1];
	return plainDate(`${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
}
