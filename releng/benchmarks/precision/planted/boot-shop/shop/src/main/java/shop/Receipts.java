package shop;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Service;

@Service
class Receipts {

	private final ThreadPoolTaskExecutor mails;
	private final ThreadPoolTaskExecutor reports;

	Receipts(@Qualifier("mails") ThreadPoolTaskExecutor mails, @Qualifier("reports") ThreadPoolTaskExecutor reports) {
		this.mails = mails;
		this.reports = reports;
	}

	void send(Runnable mail, Runnable report) {
		mails.execute(mail);
		reports.execute(report);
	}
}
