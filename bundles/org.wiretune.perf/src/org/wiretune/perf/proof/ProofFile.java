/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.stat.Interval;
import org.wiretune.safety.file.WholeFile;

/**
 * A proof as a small JSON file, which is to be committed with the project: {@code result} is for readers and made anew from
 * the rest whenever it is written. Files of later versions may hold more fields.
 */
public final class ProofFile {

	/** Name of the folder with proofs in a project. */
	public static final String FOLDER_NAME = "wiretune-proofs";
	/** Ending of a file. */
	public static final String ENDING = ".proof";

	private static final int SCHEMA = 1;
	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

	private ProofFile() {
	}

	/** {@return the file of a subject} @param folder the folder of proofs @param subject what is to be shown */
	public static Path of(Path folder, ProofSubject subject) {
		return folder.resolve(subject.id() + ENDING);
	}

	/**
	 * Writes a proof.
	 *
	 * @param file where to; its folder is created
	 * @param proof the proof
	 * @throws IOException where it cannot be written; what was there before is then still there
	 */
	public static void write(Path file, Proof proof) throws IOException {
		WholeFile.write(file, toText(proof).getBytes(StandardCharsets.UTF_8));
	}

	/** {@return the text of a file, with a line end at the end} @param proof the proof */
	public static String toText(Proof proof) {
		return GSON.toJson(toJson(proof)) + '\n';
	}

	/** {@return a proof as JSON} @param proof the proof */
	public static JsonObject toJson(Proof proof) {
		ProofSubject subject = proof.subject();
		ProofRecipe recipe = subject.recipe();
		JsonObject json = new JsonObject();
		json.addProperty("schema", SCHEMA);
		json.addProperty("rule", subject.rule());
		json.addProperty("recipe", recipe.id());
		json.addProperty("measurement", recipe.measurement());
		json.addProperty("source", recipe.source());
		json.addProperty("what", recipe.what());
		json.addProperty("sourceFigure", recipe.sourceFigure());
		json.addProperty("workload", recipe.workload());
		json.addProperty("before", recipe.change().before());
		json.addProperty("after", recipe.change().after());
		json.addProperty("judgedBy", recipe.decisive().word());
		json.addProperty("server", subject.server());
		json.addProperty("fingerprint", subject.fingerprint());
		json.addProperty("path", subject.path());
		json.addProperty("line", subject.line());
		json.addProperty("setting", subject.setting());
		json.addProperty("state", proof.state().name().toLowerCase(Locale.ROOT).replace('_', '-'));
		json.addProperty("reason", proof.reason());
		json.addProperty("machine", proof.machine());
		json.addProperty("at", proof.at().toString());
		number(json, "seconds", proof.seconds());
		json.addProperty("planned", proof.planned());
		number(json, "effect", proof.effect());
		number(json, "detectable", proof.detectable());
		if (!proof.calls().isAsWritten()) {
			JsonObject calls = new JsonObject();
			calls.addProperty("before", proof.calls().before());
			calls.addProperty("after", proof.calls().after());
			json.add("calls", calls);
		}
		json.add("result", result(ProofJudgement.of(proof)));
		JsonObject equal = new JsonObject();
		equal.addProperty("at", proof.equal().at().toString());
		JsonArray logs = new JsonArray();
		proof.equal().logs().forEach(logs::add);
		equal.add("logs", logs);
		json.add("equal", equal);
		JsonArray predictions = new JsonArray();
		for (Prediction each : recipe.predictions()) {
			JsonObject prediction = new JsonObject();
			prediction.addProperty("figure", each.figure().word());
			prediction.addProperty("direction", each.direction().id());
			predictions.add(prediction);
		}
		json.add("predictions", predictions);
		JsonArray pairs = new JsonArray();
		for (ProofPair each : proof.pairs()) {
			JsonObject pair = new JsonObject();
			pair.addProperty("fresh", each.fresh());
			pair.add("before", start(each.before()));
			pair.add("after", start(each.after()));
			pairs.add(pair);
		}
		json.add("pairs", pairs);
		return json;
	}

	private static JsonObject result(ProofJudgement judgement) {
		JsonObject json = new JsonObject();
		json.addProperty("verdict", judgement.verdict().id());
		json.addProperty("words", judgement.words());
		json.addProperty("reason", judgement.reason());
		json.addProperty("confirmed", judgement.isConfirmed());
		json.addProperty("forThisReason", judgement.isForThisReason());
		interval(json, "ratio", judgement.judged().ratio());
		number(json, "floor", judgement.judged().floor());
		number(json, "signProbability", judgement.judged().sign());
		JsonObject besides = new JsonObject();
		judgement.besides().forEach((figure, ratio) -> interval(besides, figure.word(), ratio));
		json.add("besides", besides);
		JsonArray moves = new JsonArray();
		judgement.moves().forEach((prediction, move) -> {
			JsonObject each = new JsonObject();
			each.addProperty("figure", prediction.figure().word());
			each.addProperty("predicted", prediction.direction().id());
			each.addProperty("moved", move.id());
			moves.add(each);
		});
		json.add("counters", moves);
		return json;
	}

	private static void interval(JsonObject json, String name, Interval interval) {
		JsonObject value = new JsonObject();
		number(value, "estimate", interval.estimate());
		number(value, "low", interval.low());
		number(value, "high", interval.high());
		value.addProperty("pairs", interval.samples());
		json.add(name, value);
	}

	private static JsonObject start(ProofStart start) {
		JsonObject json = new JsonObject();
		JsonObject values = new JsonObject();
		new TreeMap<>(start.values()).forEach((word, value) -> number(values, word, value));
		json.add("values", values);
		texts(json, "reasons", start.reasons());
		texts(json, "machine", start.machine());
		texts(json, "limits", start.limits());
		return json;
	}

	private static void texts(JsonObject json, String name, List<String> texts) {
		if (!texts.isEmpty()) {
			JsonArray array = new JsonArray();
			texts.forEach(array::add);
			json.add(name, array);
		}
	}

	/** A figure that is not known is left out. */
	private static void number(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		}
	}

	/**
	 * Reads a proof.
	 *
	 * @param file a file
	 * @return the proof
	 * @throws IOException where it cannot be read; the message is a sentence
	 */
	public static Proof read(Path file) throws IOException {
		try {
			return of(JsonFields.of(JsonParser.parseString(Files.readString(file)), ""));
		} catch (JsonParseException | IllegalArgumentException | DateTimeException wrong) {
			throw new IOException(TEXTS.get("proof.unreadable", file, wrong.getMessage()), wrong);
		}
	}

	/** {@return the proofs of a folder that can be read; none where there is no folder} @param folder a folder @throws IOException where it cannot be listed */
	public static Map<Path, Proof> all(Path folder) throws IOException {
		Map<Path, Proof> all = new LinkedHashMap<>();
		List<Path> names = new ArrayList<>();
		try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, '*' + ENDING)) {
			files.forEach(names::add);
		} catch (NoSuchFileException none) {
			return Map.of();
		}
		names.sort(null);
		for (Path name : names) {
			try {
				all.put(name, read(name));
			} catch (IOException unreadable) {
				// One that was broken by hand says nothing of the others.
				continue;
			}
		}
		return all;
	}

	private static Proof of(JsonFields json) {
		if (json.integer("schema", SCHEMA) > SCHEMA) {
			throw new JsonParseException(TEXTS.get("proof.later"));
		}
		List<Prediction> predictions = json.objects("predictions").stream()
				.map(each -> new Prediction(new ProofFigure(each.text("figure", "")), Prediction.Direction.valueOf(each.text("direction", "up").toUpperCase(Locale.ROOT)))).toList();
		String rule = json.text("rule", "");
		ProofRecipe recipe = new ProofRecipe(json.text("recipe", ""), json.text("measurement", ""), json.text("source", ""), json.text("what", ""), rule.isEmpty() ? Set.of() : Set.of(rule),
				json.text("workload", ""), List.of(), new Change(json.text("before", ""), json.text("after", "")), Map.of(), Map.of(), new ProofFigure(json.text("judgedBy", "")), predictions,
				Optional.empty(), json.text("sourceFigure", ""), List.of(), 0);
		ProofSubject subject = new ProofSubject(rule, recipe, json.text("server", ""), json.text("fingerprint", ""), json.text("path", ""), json.integer("line", 0), json.text("setting", ""));
		JsonFields equal = json.object("equal");
		List<ProofPair> pairs = json.objects("pairs").stream().map(pair -> new ProofPair(start(pair.object("before")), start(pair.object("after")), pair.truth("fresh", false))).toList();
		return new Proof(subject, Proof.State.valueOf(json.text("state", "failed").toUpperCase(Locale.ROOT).replace('-', '_')), json.text("reason", ""), pairs, json.integer("planned", 0),
				json.number("effect", ProofMethod.EFFECT), json.number("detectable", Double.NaN), new EqualPairs(Instant.parse(equal.text("at", Instant.EPOCH.toString())), equal.numbers("logs")),
				json.text("machine", ""), Instant.parse(json.text("at", Instant.EPOCH.toString())), json.number("seconds", 0), calls(json.object("calls")));
	}

	private static ProofCalls calls(JsonFields json) {
		return new ProofCalls(json.integer("before", 0), json.integer("after", 0));
	}

	private static ProofStart start(JsonFields json) {
		JsonFields fields = json.object("values");
		Map<String, Double> values = new LinkedHashMap<>();
		fields.names().forEach(name -> values.put(name, fields.number(name, Double.NaN)));
		return new ProofStart(values, json.texts("reasons"), json.texts("machine"), json.texts("limits"));
	}
}
