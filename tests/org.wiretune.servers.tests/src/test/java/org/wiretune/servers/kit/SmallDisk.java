/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** A small disk in memory that can be filled. A test is skipped where none may be mounted, which only root may. */
final class SmallDisk implements AutoCloseable {

	private final Path folder;

	private SmallDisk(Path folder) {
		this.folder = folder;
	}

	static SmallDisk mounted(Path folder, int megabytes) throws IOException, InterruptedException {
		Files.createDirectories(folder);
		boolean mounted = false;
		try {
			mounted = call("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", folder.toString());
		} catch (IOException e) {
			// There is no such program.
			System.out.println(e.getMessage());
		}
		Assumptions.assumeTrue(mounted, "a disk in memory can be mounted");
		return new SmallDisk(folder);
	}

	Path folder() {
		return folder;
	}

	/** Writes until nothing more can be written. */
	void fill() throws IOException {
		byte[] block = new byte[1 << 16];
		Arrays.fill(block, (byte) 1);
		try (OutputStream file = Files.newOutputStream(folder.resolve("fill"))) {
			while (true) {
				file.write(block);
			}
		} catch (IOException full) {
			if (folder.toFile().getUsableSpace() > block.length) {
				throw full;
			}
		}
	}

	@Override
	public void close() throws IOException, InterruptedException {
		if (!call("umount", folder.toString())) {
			call("umount", "-l", folder.toString());
		}
	}

	private static boolean call(String... command) throws IOException, InterruptedException {
		return new ProcessBuilder(List.of(command)).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
	}
}
