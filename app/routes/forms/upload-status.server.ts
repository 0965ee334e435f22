import type { UploadAnswer } from '~/components/trade/desk/send-picture';

/** The status of an upload's answer: what could not be stored or rendered now may be sent again (OPS-7), anything else is the picture's. */
export function uploadStatus(answer: UploadAnswer): number {
	if (!('fault' in answer)) return 200;
	return answer.fault === 'failed' ? 503 : 400;
}
