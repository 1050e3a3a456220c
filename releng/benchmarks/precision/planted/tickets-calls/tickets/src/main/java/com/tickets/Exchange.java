package com.tickets;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

import javax.enterprise.context.ApplicationScoped;

/** Asks the bank for rates of exchange. */
@ApplicationScoped
public class Exchange {

	private final HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

	public String rate(String currency) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create("https://bank.example/rates/" + currency)).build();
		return client.send(request, BodyHandlers.ofString()).body();
	}
}
