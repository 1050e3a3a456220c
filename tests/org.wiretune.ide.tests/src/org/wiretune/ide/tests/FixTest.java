/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.Position;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.fix.FindingRefactoring;
import org.wiretune.ide.fix.FixDescription;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.fix.PreparedFix;
import org.wiretune.ide.fix.PreviewedFile;
import org.wiretune.ide.fix.SuppressRefactoring;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;

@ExtendWith(EmptyWorkspace.class)
class FixTest {

	private static final String IMPORT = "ReceiverSCAAsync.import";
	private static final String SYNC = "sca-async-binding/sync";

	private final IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();

	/** Every fix of every finding of the sample: changes what it says and nothing else, and one undo takes it back. */
	@TestFactory
	Stream<DynamicTest> everyFixOfTheSample() throws Exception {
		sample();
		List<DynamicTest> tests = new ArrayList<>();
		List<IMarker> markers = TestProject.findings(root);
		for (int i = 0; i < markers.size(); i++) {
			int index = i;
			for (MarkerFix fix : MarkerFix.of(markers.get(i))) {
				tests.add(dynamicTest(fix.id() + " in " + markers.get(i).getResource().getName(), () -> applyAndUndo(index, fix)));
			}
		}
		assertTrue(tests.size() >= 12, tests.size() + " fixes");
		return tests.stream();
	}

	private void applyAndUndo(int index, MarkerFix fix) throws Exception {
		if (!root.getProject("SenderModule").exists()) {
			sample();
		}
		IMarker marker = TestProject.findings(root).get(index);
		Map<String, byte[]> before = contents();
		try {
			apply(marker, fix, before);
		} finally {
			RefactoringCore.getUndoManager().performUndo(null, null);
			TestProject.build();
		}
		for (Map.Entry<String, byte[]> file : contents().entrySet()) {
			assertArrayEquals(before.get(file.getKey()), file.getValue(), file.getKey());
		}
	}

	private void apply(IMarker marker, MarkerFix fix, Map<String, byte[]> before) throws Exception {
		Map<String, String> expected = expected(finding(marker), fix.id());
		assertFalse(expected.isEmpty());
		assertEquals(List.of(), apply(fix(fix, marker)));
		for (Map.Entry<String, byte[]> file : contents().entrySet()) {
			byte[] wanted = expected.containsKey(file.getKey()) ? expected.get(file.getKey()).getBytes(StandardCharsets.UTF_8) : before.get(file.getKey());
			assertEquals(new String(wanted, StandardCharsets.UTF_8), new String(file.getValue(), StandardCharsets.UTF_8), file.getKey());
		}
		TestProject.build();
		assertTrue(WorkspaceAnalysis.get().findings().stream().noneMatch(finding -> isSame(finding, marker, fix)), "The finding is still there.");
		assertEquals(List.of(), TestProject.problems(root).stream().map(problem -> problem.getAttribute(IMarker.MESSAGE, "")).toList());
	}

	@Test
	void appliedTwiceDoesNothing() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		MarkerFix fix = MarkerFix.of(marker).get(0);
		apply(fix(fix, marker));
		byte[] once = TestProject.bytes((IFile) marker.getResource());
		CoreException refused = assertThrows(CoreException.class, () -> apply(fix(fix, marker)));
		assertTrue(refused.getStatus().getMessage().contains("sca-async-binding"), refused.getStatus().getMessage());
		assertArrayEquals(once, TestProject.bytes((IFile) marker.getResource()));
	}

	@Test
	void severalFilesInOneStep() throws Exception {
		sample();
		IProject sender = root.getProject("SenderModule");
		IFile second = new TestProject("SenderModule").write("Second.import", TestProject.read(sender.getFile(IMPORT)).replace("ReceiverSCAAsync", "Second"));
		TestProject.build();
		List<IMarker> markers = TestProject.findings(sender).stream().filter(marker -> MarkerFix.of(marker).stream().anyMatch(fix -> fix.id().equals(SYNC))).toList();
		assertEquals(List.of(IMPORT, "Second.import"), markers.stream().map(marker -> marker.getResource().getName()).toList());
		Map<String, byte[]> before = contents();
		apply(new FixRefactoring("Synchronous", SYNC, markers, MarkerPlaces.SAVED));
		assertTrue(TestProject.read(second).contains("\"sync\""));
		assertTrue(TestProject.read(sender.getFile(IMPORT)).contains("\"sync\""));
		RefactoringCore.getUndoManager().performUndo(null, null);
		contents().forEach((path, bytes) -> assertArrayEquals(before.get(path), bytes, path));
	}

	@Test
	void keepsLineEndsEncodingAndByteOrderMark() throws Exception {
		SampleSolution.create(null);
		TestProject sender = new TestProject("SenderModule");
		String text = new String(SampleText.of("SenderModule/" + IMPORT), StandardCharsets.UTF_8);
		Map<String, byte[]> variants = new TreeMap<>();
		variants.put("Crlf.import", text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
		variants.put("Latin.import", latin(text, "ISO-8859-1").getBytes(StandardCharsets.ISO_8859_1));
		variants.put("Mark.import", ("\uFEFF" + latin(text, "UTF-8")).getBytes(StandardCharsets.UTF_8));
		variants.put("Wide.import", ("\uFEFF" + latin(text, "UTF-16")).getBytes(StandardCharsets.UTF_16LE));
		for (Map.Entry<String, byte[]> variant : variants.entrySet()) {
			sender.write(variant.getKey(), variant.getValue());
		}
		TestProject.build();
		for (Map.Entry<String, byte[]> variant : variants.entrySet()) {
			Charset charset = variant.getKey().startsWith("Wide") ? StandardCharsets.UTF_16LE : variant.getKey().startsWith("Latin") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
			IMarker marker = finding(variant.getKey());
			assertEquals(List.of(), apply(fix(MarkerFix.of(marker).get(0), marker)), variant.getKey());
			String wanted = new String(variant.getValue(), charset).replace("\"async\"", "\"sync\"");
			assertEquals(wanted, TestProject.read((IFile) marker.getResource(), charset), variant.getKey());
			assertArrayEquals(wanted.getBytes(charset), TestProject.bytes((IFile) marker.getResource()), variant.getKey());
		}
	}

	private static String latin(String text, String encoding) {
		return text.replace("encoding=\"UTF-8\"", "encoding=\"" + encoding + "\"").replace("<interfaces>", "<!-- Gr\u00fc\u00dfe --><interfaces>");
	}

	@Test
	void worksOnAnUnsavedEditorAndLeavesItUnsaved() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		IFile file = (IFile) marker.getResource();
		String saved = TestProject.read(file);
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		buffers.connect(file.getFullPath(), LocationKind.IFILE, null);
		try {
			ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
			Position followed = new Position(marker.getAttribute(IMarker.CHAR_START, 0), 5);
			buffer.getDocument().addPosition(followed);
			int behindDeclaration = saved.indexOf('\n') + 1;
			buffer.getDocument().replace(behindDeclaration, 0, "<!-- typed, not saved -->\n");
			assertTrue(buffer.isDirty());
			String typed = buffer.getDocument().get();

			MarkerPlaces places = other -> other.equals(marker) ? followed : null;
			String html = FixDescription.html(MarkerFix.of(marker).get(0), marker, places);
			assertTrue(html.contains("+ &lt;interface") && html.contains("&quot;sync&quot;"), html);
			apply(new FixRefactoring("Synchronous", SYNC, List.of(marker), places));
			assertEquals(typed.replace("\"async\"", "\"sync\""), buffer.getDocument().get());
			assertTrue(buffer.isDirty(), "The editor stays unsaved.");
			assertEquals(saved, TestProject.read(file));

			RefactoringCore.getUndoManager().performUndo(null, null);
			assertEquals(typed, buffer.getDocument().get());
			assertEquals(1, TestProject.findings(file).size(), "Markers are those of the saved file.");
		} finally {
			buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
		}
	}

	@Test
	void saysSoWhenTheFindingIsGone() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		IFile file = (IFile) marker.getResource();
		file.setContents(TestProject.read(file).replace("\"async\"", "\"any\"").getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		byte[] changed = TestProject.bytes(file);
		CoreException refused = assertThrows(CoreException.class, () -> apply(fix(MarkerFix.of(marker).get(0), marker)));
		assertTrue(refused.getStatus().getMessage().contains(IMPORT), refused.getStatus().getMessage());
		assertArrayEquals(changed, TestProject.bytes(file));
	}

	@Test
	void aPreparedFixIsNotAppliedOverAnotherText() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		IFile file = (IFile) marker.getResource();
		PreparedFix prepared = PreparedFix.of(fix(MarkerFix.of(marker).get(0), marker), null);
		assertEquals(List.of(file), prepared.files().stream().map(PreviewedFile::getFile).toList());
		assertTrue(prepared.files().get(0).difference(null).stream().anyMatch(line -> line.startsWith("+") && line.contains("\"sync\"")));
		file.setContents(("<!-- meanwhile -->\n" + TestProject.read(file)).getBytes(StandardCharsets.UTF_8), IResource.FORCE, null);
		byte[] meanwhile = TestProject.bytes(file);
		assertThrows(CoreException.class, () -> prepared.apply(null));
		assertArrayEquals(meanwhile, TestProject.bytes(file));
		prepared.drop();
	}

	@Test
	void savedFilesAreReplacedWholeWithHistoryAndOpenEditorsFollow() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		IFile file = (IFile) marker.getResource();
		byte[] before = TestProject.bytes(file);
		Object first = key(file);
		int states = file.getHistory(null).length;
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		buffers.connect(file.getFullPath(), LocationKind.IFILE, null);
		try {
			ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
			Position followed = new Position(before.length - 10, 5);
			buffer.getDocument().addPosition(followed);
			apply(new FixRefactoring("Synchronous", SYNC, List.of(marker), MarkerPlaces.SAVED));
			assertNotEquals(first, key(file), "The file is another one that was moved into its place.");
			assertEquals(TestProject.read(file), buffer.getDocument().get());
			assertFalse(buffer.isDirty());
			assertTrue(buffer.isSynchronized());
			assertFalse(followed.isDeleted());
			assertEquals(TestProject.bytes(file).length - 10, followed.getOffset(), "The text of the editor was edited, not set anew.");
			assertTrue(file.isSynchronized(IResource.DEPTH_ZERO));
			assertEquals(states + 1, file.getHistory(null).length);
			assertArrayEquals(before, file.getHistory(null)[0].getContents().readAllBytes());
			byte[] after = TestProject.bytes(file);
			Object second = key(file);
			RefactoringCore.getUndoManager().performUndo(null, null);
			assertNotEquals(second, key(file));
			assertArrayEquals(before, TestProject.bytes(file));
			assertEquals(TestProject.read(file), buffer.getDocument().get());
			assertFalse(buffer.isDirty());
			RefactoringCore.getUndoManager().performRedo(null, null);
			assertArrayEquals(after, TestProject.bytes(file));
			assertEquals(TestProject.read(file), buffer.getDocument().get());
			assertFalse(buffer.isDirty());
			// What is typed then is saved as ever.
			buffer.getDocument().replace(buffer.getDocument().getLength(), 0, "<!-- typed -->");
			buffer.commit(null, false);
			assertTrue(TestProject.read(file).endsWith("<!-- typed -->"));
		} finally {
			buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
		}
	}

	@Test
	void aFileThatCannotBeWrittenIsLeftAndNamedAndTheRestIsChanged() throws Exception {
		sample();
		IFile second = new TestProject("SenderModule").write("Second.import", TestProject.read(root.getProject("SenderModule").getFile(IMPORT)).replace("ReceiverSCAAsync", "Second"));
		IFile third = new TestProject("SenderModule").write("Third.import", TestProject.read(root.getProject("SenderModule").getFile(IMPORT)).replace("ReceiverSCAAsync", "Third"));
		TestProject.build();
		List<IMarker> markers = TestProject.findings(root.getProject("SenderModule")).stream().filter(marker -> MarkerFix.of(marker).stream().anyMatch(fix -> fix.id().equals(SYNC))).toList();
		assertEquals(3, markers.size());
		Map<String, byte[]> before = contents();
		Path otherName = second.getLocation().toPath().resolveSibling("second-name");
		Files.createLink(otherName, second.getLocation().toPath());
		PreparedFix prepared = PreparedFix.of(new FixRefactoring("Synchronous", SYNC, markers, MarkerPlaces.SAVED), null);
		// Written by another program in the same moment: neither its time nor its length tells.
		FileTime time = Files.getLastModifiedTime(third.getLocation().toPath());
		String meanwhile = TestProject.read(third).replace("Third", "Other");
		Files.writeString(third.getLocation().toPath(), meanwhile);
		Files.setLastModifiedTime(third.getLocation().toPath(), time);
		CoreException told = assertThrows(CoreException.class, () -> prepared.apply(null));
		String message = told.getStatus().getMessage();
		assertTrue(message.contains("1 of 3") && message.contains("SenderModule/Second.import was not changed: it is one of 2 names")
				&& message.contains("SenderModule/Third.import was not changed: somebody else changed it"), message);
		assertTrue(TestProject.read(root.getProject("SenderModule").getFile(IMPORT)).contains("\"sync\""));
		assertArrayEquals(before.get("SenderModule/Second.import"), TestProject.bytes(second));
		assertEquals(meanwhile, Files.readString(third.getLocation().toPath()));
		RefactoringCore.getUndoManager().performUndo(null, null);
		assertArrayEquals(before.get("SenderModule/" + IMPORT), TestProject.bytes(root.getProject("SenderModule").getFile(IMPORT)));
		Files.delete(otherName);
		root.getProject("SenderModule").refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	/** What tells a file from another, whatever they hold. */
	private static Object key(IFile file) throws Exception {
		return Files.readAttributes(file.getLocation().toPath(), BasicFileAttributes.class).fileKey();
	}

	@Test
	void twoFixesOfOnePlaceAreNotMixed() throws Exception {
		sample();
		IMarker marker = TestProject.findings(root).stream().filter(each -> MarkerFix.of(each).size() > 1).findFirst().orElseThrow();
		List<MarkerFix> fixes = MarkerFix.of(marker);
		assertEquals(fixes.size(), fixes.stream().map(MarkerFix::id).distinct().count());
		assertEquals(List.of(), apply(fix(fixes.get(0), marker, marker)), "The same finding twice is changed once.");
	}

	@Test
	void showsTheDifference() throws Exception {
		sample();
		IMarker marker = finding(IMPORT);
		String html = FixDescription.html(MarkerFix.of(marker).get(0), marker, MarkerPlaces.SAVED);
		assertTrue(html.contains("<b>SenderModule/ReceiverSCAAsync.import</b>"), html);
		assertTrue(html.lines().anyMatch(line -> line.contains("- &lt;interface") && line.contains("&quot;async&quot;")), html);
		assertTrue(html.lines().anyMatch(line -> line.startsWith("+ &lt;interface") && line.contains("&quot;sync&quot;")), html);
		assertFalse(html.contains("<interface"), html);
	}

	@Test
	void suppressesInPlaceWithAReason() throws Exception {
		sample();
		Map<String, byte[]> before = contents();
		for (IMarker marker : TestProject.findings(root)) {
			String rule = FindingMarkers.ruleId(marker);
			String message = marker.getAttribute(IMarker.MESSAGE, "");
			apply(new SuppressRefactoring(rule, "measured, does not matter", List.of(marker), MarkerPlaces.SAVED));
			TestProject.build();
			assertTrue(WorkspaceAnalysis.get().findings().stream().noneMatch(finding -> finding.headline().equals(message)), message);
			assertTrue(WorkspaceAnalysis.get().result().suppressed().stream().anyMatch(finding -> finding.headline().equals(message)), message);
			assertTrue(TestProject.read((IFile) marker.getResource()).contains("wiretune:ignore " + rule + ": measured, does not matter"), message);
			RefactoringCore.getUndoManager().performUndo(null, null);
			contents().forEach((path, bytes) -> assertArrayEquals(before.get(path), bytes, path));
			TestProject.build();
		}
	}

	@Test
	void suppressesSeveralAtOnce() throws Exception {
		sample();
		List<IMarker> identity = TestProject.findings(root).stream().filter(marker -> FindingMarkers.ruleId(marker).equals("identity-defeats-batching")).toList();
		assertEquals(2, identity.size());
		apply(new SuppressRefactoring("identity-defeats-batching", "few rows", identity, MarkerPlaces.SAVED));
		TestProject.build();
		assertTrue(TestProject.findings(root).stream().noneMatch(marker -> FindingMarkers.ruleId(marker).equals("identity-defeats-batching")));
	}

	@Test
	void asksForAReason() {
		assertNotEquals(null, SuppressRefactoring.problem("  "));
		assertNotEquals(null, SuppressRefactoring.problem("ends */ early"));
		assertEquals(null, SuppressRefactoring.problem("called once a day"));
	}

	private void sample() throws Exception {
		RefactoringCore.getUndoManager().flush();
		SampleSolution.create(null);
		TestProject.build();
	}

	private IMarker finding(String file) throws Exception {
		return TestProject.findings(root).stream().filter(marker -> marker.getResource().getName().equals(file)).findFirst()
				.orElseThrow(() -> new AssertionError("No finding in " + file));
	}

	private static List<String> apply(FindingRefactoring refactoring) throws CoreException {
		PreparedFix prepared = PreparedFix.of(refactoring, null);
		prepared.apply(null);
		return prepared.remarks();
	}

	private static FixRefactoring fix(MarkerFix fix, IMarker... markers) {
		return new FixRefactoring(fix.label(), fix.id(), Arrays.asList(markers), MarkerPlaces.SAVED);
	}

	private static Finding finding(IMarker marker) {
		return WorkspaceAnalysis.get().findings().stream().filter(finding -> isAt(finding, marker)).findFirst().orElseThrow();
	}

	private static boolean isAt(Finding finding, IMarker marker) {
		return finding.ruleId().equals(FindingMarkers.ruleId(marker)) && finding.origin().path().equals(WorkspaceFile.path(marker.getResource()))
				&& finding.origin().offset() == marker.getAttribute(IMarker.CHAR_START, 0);
	}

	private static boolean isSame(Finding finding, IMarker marker, MarkerFix fix) {
		return finding.headline().equals(marker.getAttribute(IMarker.MESSAGE, "")) && finding.origin().path().equals(WorkspaceFile.path(marker.getResource()))
				&& finding.fixes().stream().anyMatch(each -> each.id().equals(fix.id()));
	}

	/** The texts after a fix, by putting its replacements in by hand. */
	private Map<String, String> expected(Finding finding, String fixId) throws Exception {
		Fix fix = finding.fixes().stream().filter(each -> each.id().equals(fixId)).findFirst().orElseThrow();
		Map<String, StringBuilder> texts = new TreeMap<>();
		List<TextChange> fromTheEnd = new ArrayList<>(fix.changes());
		fromTheEnd.sort((one, other) -> Integer.compare(one.offset(), other.offset()));
		Collections.reverse(fromTheEnd);
		for (TextChange change : fromTheEnd) {
			StringBuilder text = texts.get(change.path());
			if (text == null) {
				text = new StringBuilder(TestProject.read(WorkspaceFile.file(change.path())));
				texts.put(change.path(), text);
			}
			assertEquals(change.expected(), text.substring(change.offset(), change.end()));
			text.replace(change.offset(), change.end(), change.replacement());
		}
		Map<String, String> expected = new TreeMap<>();
		texts.forEach((path, text) -> expected.put(path, text.toString()));
		return expected;
	}

	private Map<String, byte[]> contents() throws Exception {
		Map<String, byte[]> contents = new TreeMap<>();
		root.accept(resource -> {
			if (resource instanceof IFile file && !file.isDerived(IResource.CHECK_ANCESTORS)) {
				try {
					contents.put(WorkspaceFile.path(file), TestProject.bytes(file));
				} catch (Exception problem) {
					throw new IllegalStateException(problem);
				}
			}
			return true;
		});
		return contents;
	}
}
