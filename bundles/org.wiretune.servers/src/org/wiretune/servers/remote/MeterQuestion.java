/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.wiretune.servers.address.ServerAddress;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;

/** Asks the actuator of Spring Boot or the metrics of Quarkus for meters of Micrometer: by the text of Prometheus, else meter by meter. Follows no redirection. */
final class MeterQuestion {

	private static final String ACTUATOR = "/actuator"; //$NON-NLS-1$
	private static final String TEXT = "/prometheus"; //$NON-NLS-1$
	private static final String METERS = "/metrics"; //$NON-NLS-1$
	private static final int OK = 200;
	private static final int MOST_BYTES = 4 << 20;
	/** Meter by meter, each of them and each instance is a question of its own. */
	private static final int MOST_QUESTIONS = 120;
	private static final long LIMIT_MILLIS = 2_500;

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).followRedirects(HttpClient.Redirect.NEVER).build();
	private final String origin;
	private final String path;
	private final boolean byText;
	private Set<String> meters = Set.of();

	/** An answer with another status. */
	static final class Refused extends IOException {
		private static final long serialVersionUID = 1L;
		private final int status;

		Refused(int status) {
			super("HTTP " + status); //$NON-NLS-1$
			this.status = status;
		}

		/** {@return status of HTTP} */
		int status() {
			return status;
		}
	}

	/**
	 * Finds out how a server tells its meters.
	 *
	 * @param address
	 *            of kind ACTUATOR
	 * @throws IOException
	 *             when it tells none, or a {@link Refused}
	 */
	MeterQuestion(ServerAddress address) throws IOException {
		origin = "http://" + address.hostAndPort(); //$NON-NLS-1$
		String given = address.path().replaceFirst("/+$", ""); //$NON-NLS-1$ //$NON-NLS-2$
		if (!given.endsWith(ACTUATOR)) {
			path = given;
			byText = !given.endsWith(ACTUATOR + METERS);
			look();
			return;
		}
		String text = given + TEXT;
		if (isText(text)) {
			path = text;
			byText = true;
			return;
		}
		path = given + METERS;
		byText = false;
		look();
	}

	private boolean isText(String candidate) throws IOException {
		try {
			return MeterText.read(get(candidate, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LIMIT_MILLIS)), new MeterValues());
		} catch (Refused none) {
			return false;
		}
	}

	/** {@return the address that is asked} */
	String place() {
		return origin + path;
	}

	private void look() throws IOException {
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LIMIT_MILLIS);
		if (byText) {
			if (!MeterText.read(get(path, deadline), new MeterValues())) {
				throw new Refused(OK);
			}
			return;
		}
		JsonElement names = json(get(path, deadline)).get("names"); //$NON-NLS-1$
		if (names == null || !names.isJsonArray()) {
			throw new Refused(OK);
		}
		Set<String> there = new LinkedHashSet<>();
		names.getAsJsonArray().forEach(each -> there.add(each.isJsonPrimitive() ? each.getAsString() : "")); //$NON-NLS-1$
		meters = there;
	}

	/**
	 * Reads all meters that rows name.
	 *
	 * @return their figures
	 * @throws IOException
	 *             when they did not come in time, or a {@link Refused}
	 */
	MeterValues read() throws IOException {
		MeterValues values = new MeterValues();
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LIMIT_MILLIS);
		if (byText) {
			MeterText.read(get(path, deadline), values);
			return values;
		}
		int[] left = {MOST_QUESTIONS};
		for (MeterRow row : MeterRow.ALL) {
			if (meters.contains(row.meter())) {
				read(row, values, deadline, left);
			}
		}
		return values;
	}

	private void read(MeterRow row, MeterValues values, long deadline, int[] left) throws IOException {
		String one = row.tag().isEmpty() ? "" : "?tag=" + row.tag() + ':' + row.tagValue(); //$NON-NLS-1$ //$NON-NLS-2$
		if (left[0]-- <= 0) {
			return;
		}
		JsonObject meter;
		try {
			meter = json(get(path + '/' + row.meter() + one, deadline));
		} catch (Refused gone) {
			return;
		}
		if (row.instanceTag().isEmpty()) {
			add(row, row.tag().isEmpty() ? Map.of() : Map.of(row.tag(), row.tagValue()), meter, values);
			return;
		}
		List<String> instances = instances(meter, row.instanceTag());
		for (String instance : instances) {
			Map<String, String> tags = Map.of(row.instanceTag(), instance);
			if (instances.size() == 1) {
				add(row, tags, meter, values);
			} else if (left[0]-- > 0) {
				try {
					add(row, tags, json(get(path + '/' + row.meter() + "?tag=" + row.instanceTag() + ':' + URLEncoder.encode(instance, StandardCharsets.UTF_8), deadline)), values); //$NON-NLS-1$
				} catch (Refused gone) {
					continue;
				}
			}
		}
	}

	private static List<String> instances(JsonObject meter, String tag) {
		for (JsonElement each : array(meter, "availableTags")) { //$NON-NLS-1$
			if (each instanceof JsonObject known && known.get("tag") instanceof JsonPrimitive name && tag.equals(name.getAsString())) { //$NON-NLS-1$
				return array(known, "values").asList().stream().filter(JsonElement::isJsonPrimitive).map(JsonElement::getAsString).toList(); //$NON-NLS-1$
			}
		}
		return List.of();
	}

	private static void add(MeterRow row, Map<String, String> tags, JsonObject meter, MeterValues values) {
		for (JsonElement each : array(meter, "measurements")) { //$NON-NLS-1$
			if (each instanceof JsonObject figure && figure.get("statistic") instanceof JsonPrimitive statistic && row.statistic().equals(statistic.getAsString())) { //$NON-NLS-1$
				try {
					values.add(row, tags, figure.get("value").getAsDouble()); //$NON-NLS-1$
				} catch (RuntimeException none) {
					continue;
				}
			}
		}
	}

	private static JsonArray array(JsonObject object, String member) {
		return object.get(member) instanceof JsonArray array ? array : new JsonArray();
	}

	private static JsonObject json(String text) throws IOException {
		try {
			if (JsonParser.parseString(text) instanceof JsonObject object) {
				return object;
			}
		} catch (JsonParseException | StackOverflowError other) {
			throw new Refused(OK);
		}
		throw new Refused(OK);
	}

	private String get(String what, long deadline) throws IOException {
		HttpRequest request = HttpRequest.newBuilder(URI.create(origin + what)).timeout(Duration.ofMillis(LIMIT_MILLIS)).header("Accept", "text/plain, application/json;q=0.9, */*;q=0.1").GET().build(); //$NON-NLS-1$ //$NON-NLS-2$
		CompletableFuture<HttpResponse<byte[]>> answer = client.sendAsync(request, head -> new BoundedBody(MOST_BYTES));
		try {
			HttpResponse<byte[]> response = answer.get(Math.max(1, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
			if (response.statusCode() != OK) {
				throw new Refused(response.statusCode());
			}
			return new String(response.body(), StandardCharsets.UTF_8);
		} catch (TimeoutException late) {
			throw new IOException(RemoteFailure.TEXTS.get("meters.late", origin + what, Long.toString(LIMIT_MILLIS)), late); //$NON-NLS-1$
		} catch (ExecutionException failure) {
			throw failure.getCause() instanceof IOException known ? known : new IOException(failure.getCause());
		} catch (InterruptedException aborted) {
			Thread.currentThread().interrupt();
			throw new InterruptedIOException();
		} finally {
			answer.cancel(true);
		}
	}
}
