/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.fix.FixGroup;

/** Files of one fix, of which one cannot be written. */
class FixGroupTest {

	private final List<String> performed = new ArrayList<>();

	/** A change that is made and undone as it is told. */
	private final class Scripted extends Change {

		private final String name;
		private final Change undo;

		Scripted(String name, Change undo) {
			this.name = name;
			this.undo = undo;
		}

		@Override
		public String getName() {
			return name;
		}

		@Override
		public void initializeValidationData(IProgressMonitor monitor) {
			// Nothing can change meanwhile.
		}

		@Override
		public RefactoringStatus isValid(IProgressMonitor monitor) {
			return new RefactoringStatus();
		}

		@Override
		public Change perform(IProgressMonitor monitor) throws CoreException {
			performed.add(name);
			if (undo == null) {
				throw new CoreException(Status.error("The file " + name + " was not changed: it is write-protected."));
			}
			return undo;
		}

		@Override
		public Object getModifiedElement() {
			return name;
		}
	}

	@Test
	void whatWasChangedIsTakenBack() throws CoreException {
		FixGroup group = new FixGroup("fix");
		group.add(new Scripted("a", new Scripted("a back", new NullChange())));
		group.add(new Scripted("b", null));
		group.perform(new NullProgressMonitor());
		assertEquals(List.of("a", "b", "a back"), performed);
		assertEquals("The file b was not changed: it is write-protected.", group.obstacle().orElseThrow());
	}

	@Test
	void whatCannotBeTakenBackIsNamedAndKeepsNoOtherGroup() throws CoreException {
		FixGroup group = new FixGroup("fix");
		group.add(new Scripted("a", new Scripted("a back", null)));
		group.add(new Scripted("b", null));
		group.perform(new NullProgressMonitor());
		String told = group.obstacle().orElseThrow();
		assertTrue(told.startsWith("The file b was not changed: it is write-protected. Another file keeps its part of the same fix"), told);
		assertTrue(told.contains("The file a back was not changed"), told);
	}
}
