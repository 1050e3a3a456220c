package kiosk;

import org.springframework.jms.annotation.JmsListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

/** Stamps that another house confirms. */
@Component
public class Stamps {

	private final RestTemplate post;

	public Stamps(RestTemplate post) {
		this.post = post;
	}

	@JmsListener(destination = "stamps", concurrency = "2-8")
	public void confirm(String stamp) {
		post.postForObject("http://post/stamps", stamp, String.class);
	}

	@JmsListener(destination = "sheets", concurrency = "2-8")
	public void count(String sheet) {
		System.out.println(sheet.length());
	}
}
