package com.tickets;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

import javax.enterprise.context.ApplicationScoped;

/** Asks the observatory for the weather of the day. */
@ApplicationScoped
public class Weather {

	private final HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

	public String forecast(String day) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create("https://weather.example/days/" + day)).timeout(Duration.ofSeconds(5)).build();
		return client.send(request, BodyHandlers.ofString()).body();
	}
}
