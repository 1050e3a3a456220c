/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a folder of the disk is walked. */
class FolderTreeTest {

	@TempDir
	private Path folder;

	private void write(String path) throws IOException {
		Path file = folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, path);
	}

	private List<String> walk(Path root) throws IOException {
		List<String> paths = new ArrayList<>();
		new FolderTree(root).walk(path -> true, new SourceTree.Visitor() {

			@Override
			public boolean file(SourceFile file) {
				paths.add(file.path());
				return true;
			}

			@Override
			public void unreadable(String path, IOException reason) {
				paths.add("unreadable " + path);
			}
		});
		return paths;
	}

	@Test
	void filesComeInPathOrderAndStartWithTheFolder() throws IOException {
		for (String path : List.of("top/b/x", "top/a", "top/a.b", "top/c", "top/b.c/y", "top/b-/z")) {
			write(path);
		}
		List<String> paths = walk(folder.resolve("top"));
		assertEquals(List.of("top/a", "top/a.b", "top/b-/z", "top/b.c/y", "top/b/x", "top/c"), paths);
		assertEquals(paths.stream().sorted().toList(), paths);
	}

	@Test
	void hiddenFoldersAndTheOutputOfBuildsAreLeftOut() throws IOException {
		for (String path : List.of("top/.git/x", "top/.settings/y.component", "top/.project", "top/node_modules/m/x", "top/bin/x", "top/target/x",
				"top/src/target/x", "top/server/bin/run.conf")) {
			write(path);
		}
		assertEquals(List.of("top/.project", "top/server/bin/run.conf", "top/src/target/x"), walk(folder.resolve("top")));
	}

	@Test
	void linksAreNotFollowedSoThereAreNoLoops() throws IOException {
		write("top/a/x");
		Files.createSymbolicLink(folder.resolve("top/a/loop"), folder.resolve("top"));
		Files.createSymbolicLink(folder.resolve("top/y"), folder.resolve("top/a/x"));
		assertEquals(List.of("top/a/x"), walk(folder.resolve("top")));
	}

	@Test
	void filesThatComeAndGoLoseNothingElse() throws Exception {
		write("top/a");
		write("top/deep/b");
		AtomicBoolean walked = new AtomicBoolean();
		AtomicReference<Exception> failure = new AtomicReference<>();
		Thread writer = Thread.ofPlatform().start(() -> {
			try {
				while (!walked.get()) {
					for (String place : List.of("top", "top/deep")) {
						comeAndGo(folder.resolve(place));
					}
				}
			} catch (IOException problem) {
				failure.set(problem);
			}
		});
		try {
			for (int i = 0; i < 500; i++) {
				assertEquals(List.of("top/a", "top/deep/b"), walk(folder.resolve("top")).stream().filter(path -> !path.contains(".hidden-")).toList());
			}
		} finally {
			walked.set(true);
			writer.join();
		}
		assertNull(failure.get());
	}

	private static void comeAndGo(Path place) throws IOException {
		for (int i = 0; i < 20; i++) {
			Files.createFile(place.resolve(".hidden-" + i));
		}
		for (int i = 0; i < 20; i++) {
			Files.delete(place.resolve(".hidden-" + i));
		}
	}

	@Test
	void aSingleFileKeepsTheNameOfItsFolder() throws IOException {
		write("top/m/x.import");
		FolderTree tree = new FolderTree(folder.resolve("top/m/x.import"));
		assertEquals(List.of("m/x.import"), walk(folder.resolve("top/m/x.import")));
		assertEquals(folder.resolve("top/m/x.import"), tree.resolve("m/x.import"));
	}

	@Test
	void aPathLeadsBackToItsFile() throws IOException {
		write("top/m/x");
		assertEquals(folder.resolve("top/m/x"), new FolderTree(folder.resolve("top")).resolve("top/m/x"));
	}

	@Test
	void theVisitorEndsTheWalk() throws IOException {
		write("top/a");
		write("top/b");
		List<String> seen = new ArrayList<>();
		new FolderTree(folder.resolve("top")).walk(path -> true, new SourceTree.Visitor() {

			@Override
			public boolean file(SourceFile file) {
				seen.add(file.path());
				return false;
			}

			@Override
			public void unreadable(String path, IOException reason) {
				throw new AssertionError(path);
			}
		});
		assertEquals(List.of("top/a"), seen);
	}

	@Test
	void aFolderThatIsNotThereIsAnError() {
		assertThrows(NotDirectoryException.class, () -> walk(folder.resolve("absent")));
	}

	@Test
	void onlyWantedFilesAreVisited() throws IOException {
		write("top/a.import");
		write("top/b.txt");
		List<String> asked = new ArrayList<>();
		new FolderTree(folder.resolve("top")).walk(path -> {
			asked.add(path);
			return path.endsWith(".import");
		}, new SourceTree.Visitor() {

			@Override
			public boolean file(SourceFile file) {
				assertTrue(file.path().endsWith(".import"));
				return true;
			}

			@Override
			public void unreadable(String path, IOException reason) {
				throw new AssertionError(path);
			}
		});
		assertEquals(List.of("top/a.import", "top/b.txt"), asked);
	}
}
