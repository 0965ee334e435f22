/** Where people come back to from the payment provider (LEAD-40). */
const payment = {
	title: {
		succeeded: 'Payment succeeded',
		canceled: 'The payment for your upcoming trip was canceled',
		invalid: 'The url you are on is not valid',
	},
	text: {
		succeeded:
			'Thank you. The receipt comes to you by email. If it has not arrived by tomorrow, write to us and we look into it.',
		canceled:
			'It was ended before it was complete. The link in our email leads you to it again; if you would rather pay in another way, tell us and we arrange it.',
		invalid:
			'This address belongs to a payment, but says nothing of one. Please open the link in our email once more, or write to us.',
	},
	toPayment: 'Back to your payment',
	toStart: 'Back to the start',
	write: 'Write to us',
} as const;

export default payment;
