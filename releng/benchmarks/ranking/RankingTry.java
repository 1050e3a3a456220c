/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofJudgement;
import org.wiretune.perf.proof.ProofVerdict;

/** Tells whether the three settings that matter lead the ranking of a try, adds it to the file of tries, and counts all of them. */
public final class RankingTry {

	/** By what they cost: 1.2, 0.8 and 0.5 ms of the 4.5 ms of a call. */
	private static final List<String> MATTER = List.of("provider-logs-statements", "log-debug-left-on", "hibernate-statistics-on");

	private RankingTry() {
	}

	/**
	 * Reads a try.
	 *
	 * @param arguments what {@code prove --all --format json} said, the file of tries
	 * @throws IOException where one of them cannot be read or written
	 */
	public static void main(String[] arguments) throws IOException {
		Path one = Files.createTempFile("wiretune-ranking", ProofFile.ENDING);
		List<String> ranked = new ArrayList<>();
		List<String> told = new ArrayList<>();
		for (JsonElement each : JsonParser.parseString(Files.readString(Path.of(arguments[0]))).getAsJsonObject().getAsJsonArray("proofs")) {
			Files.writeString(one, each.toString());
			Proof proof = ProofFile.read(one);
			ProofJudgement judgement = ProofJudgement.of(proof);
			String rule = String.join(",", proof.subject().recipe().rules());
			if (judgement.verdict() == ProofVerdict.FASTER) {
				ranked.add(rule);
			}
			told.add(rule + ": " + judgement.verdict().id() + ' ' + ProofJudgement.text(judgement.judged().ratio()) + ", " + judgement.judged().ratio().samples() + " pairs");
		}
		Files.delete(one);
		List<String> leading = ranked.subList(0, Math.min(MATTER.size(), ranked.size()));
		String line = String.join("\t", Instant.now().toString(), leading.equals(MATTER) ? "in order" : new HashSet<>(leading).equals(new HashSet<>(MATTER)) ? "lead" : "no",
				ranked.size() > MATTER.size() ? "others too" : "alone", "load " + load(), String.join("; ", told)) + '\n';
		System.out.print(line);
		Path tries = Path.of(arguments[1]);
		Files.writeString(tries, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
		try (Stream<String> lines = Files.lines(tries)) {
			List<String> results = lines.map(each -> each.split("\t")[1]).toList();
			System.out.printf("The three that matter lead in %d of %d tries, in their order in %d.%n", results.stream().filter(each -> !each.equals("no")).count(), results.size(),
					results.stream().filter("in order"::equals).count());
		}
	}

	private static String load() {
		try {
			return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
		} catch (IOException noLinux) {
			return "unknown";
		}
	}
}
