/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes many calls of the archive's command line in one process, which costs one start instead of one for each. */
public final class ArchiveCalls {

	private ArchiveCalls() {
	}

	/**
	 * Makes calls one after the other; what the n-th said is written to the file n.said, its exit code first.
	 *
	 * @param arguments a file with a call in each line, words between spaces, and the folder for what is said
	 */
	public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
		Class<?> program = Class.forName("org.wiretune.cli.Main");
		List<String> calls = Files.readAllLines(Path.of(arguments[0]));
		for (int call = 0; call < calls.size(); call++) {
			ByteArrayOutputStream said = new ByteArrayOutputStream();
			PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
			Object main = program.getConstructor(PrintStream.class, PrintStream.class).newInstance(stream, stream);
			Object code = program.getMethod("run", String[].class).invoke(main, (Object) calls.get(call).split(" +"));
			Files.writeString(Path.of(arguments[1], call + ".said"), code + "\n" + said.toString(StandardCharsets.UTF_8));
		}
	}
}
