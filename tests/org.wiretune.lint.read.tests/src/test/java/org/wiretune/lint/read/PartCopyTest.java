/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTree;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;

/** A copy equals what the platform copies, and shares nothing with the part. */
class PartCopyTest {

	private static final Path SAMPLES = Path.of("").toAbsolutePath().resolve("../../bundles/org.wiretune.ide/samples").normalize();

	@Test
	void copiesEveryPartOfTheSampleAsThePlatformDoes() throws Exception {
		FileReader reader = new FileReader(FileFormats.all(), 1 << 20);
		Set<String> classes = new HashSet<>();
		new FolderTree(SAMPLES).walk(reader::accepts, new SourceTree.Visitor() {
			@Override
			public boolean file(SourceFile file) {
				reader.read(file).elements().forEach(part -> check(part, classes));
				return true;
			}

			@Override
			public void unreadable(String path, IOException reason) {
				fail(path, reason);
			}
		});
		assertTrue(classes.size() > 15, () -> "parts of many classes are copied, not only " + classes);
	}

	private static void check(EObject part, Set<String> classes) {
		EObject copy = PartCopy.of(part);
		assertTrue(EcoreUtil.equals(EcoreUtil.copy(part), copy), () -> "as the platform copies: " + part);
		assertTrue(EcoreUtil.equals(part, copy), () -> "equal: " + part);
		assertNull(copy.eContainer());
		classes.add(part.eClass().getName());
		TreeIterator<EObject> originals = part.eAllContents();
		copy.eAllContents().forEachRemaining(inside -> {
			EObject original = originals.next();
			assertNotSame(original, inside);
			assertEquals(original.eClass(), inside.eClass());
			classes.add(original.eClass().getName());
		});
	}

	@Test
	void aReferenceInsideLeadsToTheCopy() {
		Server server = PlatformFactory.INSTANCE.createServer();
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
		server.getThreadPools().add(pool);
		server.getResourceAdapters().add(adapter);
		adapter.setThreadPool(pool);
		Server copy = PartCopy.of(server);
		assertSame(copy.getThreadPools().getFirst(), copy.getResourceAdapters().getFirst().getThreadPool());
		assertNotSame(pool, copy.getThreadPools().getFirst());
	}

	@Test
	void aReferenceOutsideStays() {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
		adapter.setThreadPool(pool);
		assertSame(pool, PartCopy.of(adapter).getThreadPool());
	}

	@Test
	void nothingIsCopiedToNothing() {
		assertNull(PartCopy.of(null));
	}
}
