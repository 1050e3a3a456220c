/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.internal.JsonFields;
import org.wiretune.safety.file.WholeFile;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

/**
 * The measured fixes of a project, the newest last: a line of JSON each in the file {@value #FILE_NAME} of the folder with its runs. A
 * line that cannot be read is left out, and is gone when the next one is added.
 */
public final class MeasuredFixes {

	/** Name of the file; no run file has such an ending. */
	public static final String FILE_NAME = "measured-fixes.jsonl";

	private static final int MOST = 200;
	/** A larger file is not one of ours. */
	private static final long LARGEST = 1L << 20;

	private MeasuredFixes() {
	}

	/**
	 * Reads them.
	 *
	 * @param runs the folder with the runs of a project, which need not exist
	 * @return the fixes, the newest last
	 * @throws IOException where the file cannot be read
	 */
	public static List<MeasuredFix> read(Path runs) throws IOException {
		Path file = runs.resolve(FILE_NAME);
		try {
			if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
				return List.of();
			}
			List<MeasuredFix> fixes = new ArrayList<>();
			for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n")) {
				fix(line).ifPresent(fixes::add);
			}
			return List.copyOf(fixes.subList(Math.max(0, fixes.size() - MOST), fixes.size()));
		} catch (NoSuchFileException goneMeanwhile) {
			return List.of();
		}
	}

	/**
	 * Adds one.
	 *
	 * @param runs the folder with the runs of a project
	 * @param fix the fix
	 * @throws IOException where the file cannot be read or written
	 */
	public static synchronized void add(Path runs, MeasuredFix fix) throws IOException {
		List<MeasuredFix> fixes = new ArrayList<>(read(runs));
		fixes.add(fix);
		StringBuilder text = new StringBuilder();
		fixes.subList(Math.max(0, fixes.size() - MOST), fixes.size()).forEach(each -> text.append(line(each)).append('\n'));
		WholeFile.write(runs.resolve(FILE_NAME), text.toString().getBytes(StandardCharsets.UTF_8));
	}

	private static String line(MeasuredFix fix) {
		JsonObject object = new JsonObject();
		object.addProperty("rule", fix.rule());
		object.addProperty("headline", fix.headline());
		object.addProperty("path", fix.path());
		object.addProperty("line", fix.line());
		object.addProperty("fix", fix.fix());
		object.addProperty("before", fix.before());
		object.addProperty("after", fix.after());
		return object.toString();
	}

	private static Optional<MeasuredFix> fix(String line) {
		if (line.isBlank()) {
			return Optional.empty();
		}
		try {
			JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
			MeasuredFix fix = new MeasuredFix(fields.text("rule", ""), fields.text("headline", ""), fields.text("path", ""), fields.integer("line", 1), fields.text("fix", ""),
					fields.text("before", ""), fields.text("after", ""));
			return fix.headline().isEmpty() || fix.before().isEmpty() || fix.after().isEmpty() ? Optional.empty() : Optional.of(fix);
		} catch (JsonParseException | ArithmeticException noLineOfOurs) {
			return Optional.empty();
		}
	}
}
