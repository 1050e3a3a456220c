/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.safety.file.StateFolder;
import org.wiretune.safety.file.WholeFile;

/** Keeps the equal pairs of a machine and workload for a week, among what WireTune remembers of this user. */
public final class EqualPairsStore {

	/** So long a machine is taken to be as it was. */
	static final Duration KEPT = Duration.ofDays(7);

	private static final String FOLDER = "equal-pairs";

	private final Path folder;

	/** A store in a folder. @param folder the folder, which need not exist */
	public EqualPairsStore(Path folder) {
		this.folder = folder;
	}

	/** {@return the store of this user} @throws IOException where there is no folder for it */
	public static EqualPairsStore ofUser() throws IOException {
		return new EqualPairsStore(StateFolder.folder(FOLDER));
	}

	/**
	 * {@return the equal pairs that are kept}
	 *
	 * @param key tells machine, workload and figure from others
	 * @param now the time
	 */
	public Optional<EqualPairs> find(String key, Instant now) {
		try {
			JsonFields json = JsonFields.of(JsonParser.parseString(Files.readString(file(key))), "");
			EqualPairs pairs = new EqualPairs(Instant.parse(json.text("at", Instant.EPOCH.toString())), json.numbers("logs"));
			return pairs.at().plus(KEPT).isAfter(now) ? Optional.of(pairs) : Optional.empty();
		} catch (IOException | JsonParseException | DateTimeException gone) {
			return Optional.empty();
		}
	}

	/**
	 * Keeps pairs.
	 *
	 * @param key tells machine, workload and figure from others
	 * @param pairs the pairs
	 * @throws IOException where they cannot be written
	 */
	public void keep(String key, EqualPairs pairs) throws IOException {
		JsonObject json = new JsonObject();
		json.addProperty("at", pairs.at().toString());
		JsonArray logs = new JsonArray();
		pairs.logs().forEach(logs::add);
		json.add("logs", logs);
		WholeFile.writePrivate(file(key), json.toString().getBytes(StandardCharsets.UTF_8));
	}

	private Path file(String key) {
		return folder.resolve(key + ".json");
	}
}
