/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;
import java.util.function.Supplier;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.InteractionStyle;

/**
 * One way to wire: by which reference, by which binding and in which style. What it writes is worked out when it is asked for,
 * out of what was read then. Any thread.
 */
public final class WiringChoice {

	private final Candidate candidate;
	private final BindingKind binding;
	private final InteractionStyle style;
	private final String end;
	private final String label;
	private final boolean apart;
	private final List<String> remarks;
	private final Supplier<WiringEdit> edit;

	/**
	 * Makes a way.
	 *
	 * @param candidate the reference that is wired, and what it or the import leads to today and no longer would
	 * @param binding how the call leaves the module; none inside of it
	 * @param style in which style the import or export states that it wants to be called
	 * @param end the name of what is called, or of what is added
	 * @param label the way in a few words
	 * @param apart whether files tell that both sides run on different servers
	 * @param remarks sentences on what was assumed
	 * @param edit works out what is written
	 */
	WiringChoice(Candidate candidate, BindingKind binding, InteractionStyle style, String end, String label, boolean apart, List<String> remarks, Supplier<WiringEdit> edit) {
		this.candidate = candidate;
		this.binding = binding;
		this.style = style;
		this.end = end;
		this.label = label;
		this.apart = apart;
		this.remarks = List.copyOf(remarks);
		this.edit = edit;
	}

	/** {@return a word that stays the same as long as names do, unique among the ways of an offer} */
	public String id() {
		return candidate.name() + '|' + binding.getLiteral() + '|' + style.getLiteral() + '|' + end;
	}

	/** {@return the reference that is wired; empty where none is} */
	public String reference() {
		return candidate.name();
	}

	/** {@return what the reference or the import leads to today and no longer would; empty for nothing} */
	public String instead() {
		return candidate.instead();
	}

	/** {@return how the call leaves or enters the module; {@link BindingKind#NONE} inside of it} */
	public BindingKind binding() {
		return binding;
	}

	/** {@return in which style the import or export states that it wants to be called} */
	public InteractionStyle style() {
		return style;
	}

	/** {@return whether files tell that both sides run on different servers} */
	public boolean isApart() {
		return apart;
	}

	/** {@return sentences on what was assumed; empty for nothing} */
	public List<String> remarks() {
		return remarks;
	}

	/** {@return binding, style and end in a few words, for example {@code SCA · sync to SCA_Export}} */
	public String label() {
		return label;
	}

	/** {@return the reference with what it gives up, in a few words; empty where no reference is wired and nothing is given up} */
	public String start() {
		return candidate.words();
	}

	/** {@return what is written; empty where the texts of files are not at hand} */
	public WiringEdit edit() {
		return edit.get();
	}

	@Override
	public String toString() {
		return id();
	}
}
