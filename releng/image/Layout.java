/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells what an unpacked OCI layout holds, a line each: layer=PATH, word=, user=, label=NAME=VALUE. A script's eye, no parser. */
class Layout {

	private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

	public static void main(String[] folder) throws IOException {
		Path layout = Path.of(folder[0]);
		String manifest = Files.readString(blob(layout, first("\"digest\":\"sha256:([0-9a-f]+)\"", Files.readString(layout.resolve("index.json")))));
		Matcher digests = Pattern.compile("\"digest\":\"sha256:([0-9a-f]+)\"").matcher(manifest);
		digests.find();
		String config = Files.readString(blob(layout, digests.group(1)));
		while (digests.find()) {
			System.out.println("layer=" + layout.relativize(blob(layout, digests.group(1))));
		}
		Matcher words = TEXT.matcher(first("\"Entrypoint\":\\[(.*?)\\]", config));
		while (words.find()) {
			System.out.println("word=" + words.group(1));
		}
		System.out.println("user=" + first("\"User\":\"([^\"]*)\"", config));
		Matcher labels = Pattern.compile("\"(org\\.opencontainers[^\"]*)\":\"([^\"]*)\"").matcher(config);
		while (labels.find()) {
			System.out.println("label=" + labels.group(1) + '=' + labels.group(2));
		}
	}

	private static Path blob(Path layout, String digest) {
		return layout.resolve("blobs/sha256/" + digest);
	}

	private static String first(String pattern, String text) throws IOException {
		Matcher found = Pattern.compile(pattern).matcher(text);
		if (!found.find()) {
			throw new IOException("Nothing is like " + pattern);
		}
		return found.group(1);
	}
}
