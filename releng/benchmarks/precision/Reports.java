/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the linter's reports (JSON) of the projects of a folder. */
final class Reports {

	private static final int LONGEST_KEY = 60;
	private static final char BYTE_ORDER_MARK = '\ufeff';

	private Reports() {
	}

	/**
	 * {@return the findings of a report}
	 *
	 * @param report  the report
	 * @param folder  the folder that was linted; its files tell what a finding marks
	 * @param project owner/name
	 * @throws IOException when the report cannot be read
	 */
	static List<Found> read(Path report, Path folder, String project) throws IOException {
		List<Found> all = new ArrayList<>();
		String inside = folder.getFileName() + "/";
		for (JsonElement element : JsonParser.parseString(Files.readString(report)).getAsJsonObject().getAsJsonArray("findings")) {
			JsonObject finding = element.getAsJsonObject();
			String path = finding.get("path").getAsString();
			String file = path.startsWith(inside) ? path.substring(inside.length()) : path;
			Place place = new Place(project, finding.get("rule").getAsString(), file, finding.get("line").getAsInt(),
					marked(folder.resolve(file), finding.get("offset").getAsInt(), finding.get("length").getAsInt()));
			List<String> also = new ArrayList<>();
			if (finding.has("also")) {
				finding.getAsJsonArray("also").forEach(rule -> also.add(rule.getAsString()));
			}
			all.add(new Found(place, also, finding.get("severity").getAsString(), finding.get("message").getAsString()));
		}
		return all;
	}

	/** {@return what a finding marks; its offset counts characters behind a byte order mark} */
	private static String marked(Path file, int offset, int length) throws IOException {
		if (!Files.isRegularFile(file)) {
			return "-";
		}
		String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
		if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
			text = text.substring(1);
		}
		String key = text.substring(Math.min(offset, text.length()), Math.min(offset + length, text.length())).replaceAll("\\s+", " ").strip();
		return key.isEmpty() ? "-" : key.substring(0, Math.min(LONGEST_KEY, key.length())).strip();
	}
}
