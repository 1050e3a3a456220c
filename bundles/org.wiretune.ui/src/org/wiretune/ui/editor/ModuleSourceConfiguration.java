/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.contentassist.ContentAssistant;
import org.eclipse.jface.text.contentassist.IContentAssistant;
import org.eclipse.jface.text.information.IInformationPresenter;
import org.eclipse.jface.text.information.InformationPresenter;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.quickassist.IQuickAssistAssistant;
import org.eclipse.jface.text.quickassist.QuickAssistAssistant;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.rules.BufferedRuleBasedScanner;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;

/** Colours, hovers, quick-fixes and proposals of the source page. */
final class ModuleSourceConfiguration extends TextSourceViewerConfiguration {

	private final ModuleEditor editor;
	private final XmlColors colors;

	ModuleSourceConfiguration(ModuleEditor editor, XmlColors colors, IPreferenceStore preferences) {
		super(preferences);
		this.editor = editor;
		this.colors = colors;
	}

	@Override
	public String getConfiguredDocumentPartitioning(ISourceViewer viewer) {
		return XmlPartitions.PARTITIONING;
	}

	@Override
	public String[] getConfiguredContentTypes(ISourceViewer viewer) {
		return new String[] { IDocument.DEFAULT_CONTENT_TYPE, XmlPartitions.COMMENT, XmlPartitions.INSTRUCTION, XmlPartitions.TAG };
	}

	@Override
	public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
		PresentationReconciler reconciler = new PresentationReconciler();
		reconciler.setDocumentPartitioning(XmlPartitions.PARTITIONING);
		// Where the last partition has no damager, a change of the whole text damages the first partition only.
		color(reconciler, IDocument.DEFAULT_CONTENT_TYPE, new BufferedRuleBasedScanner(1024));
		color(reconciler, XmlPartitions.COMMENT, plain(colors.token(XmlColors.Kind.COMMENT)));
		color(reconciler, XmlPartitions.INSTRUCTION, plain(colors.token(XmlColors.Kind.INSTRUCTION)));
		RuleBasedScanner tag = plain(colors.token(XmlColors.Kind.ATTRIBUTE));
		Token value = colors.token(XmlColors.Kind.VALUE);
		tag.setRules(new MultiLineRule("\"", "\"", value, (char) 0, true), new MultiLineRule("'", "'", value, (char) 0, true), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
				new NameRule(colors.token(XmlColors.Kind.TAG)));
		color(reconciler, XmlPartitions.TAG, tag);
		return reconciler;
	}

	private static RuleBasedScanner plain(Token token) {
		RuleBasedScanner scanner = new BufferedRuleBasedScanner(1024);
		scanner.setDefaultReturnToken(token);
		return scanner;
	}

	private static void color(PresentationReconciler reconciler, String type, RuleBasedScanner scanner) {
		DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(scanner);
		reconciler.setDamager(repairer, type);
		reconciler.setRepairer(repairer, type);
	}

	/** No spelling: prefixes and names are no words of a language. */
	@Override
	public IReconciler getReconciler(ISourceViewer viewer) {
		return null;
	}

	@Override
	public IContentAssistant getContentAssistant(ISourceViewer viewer) {
		ContentAssistant assistant = new ContentAssistant(true);
		assistant.setDocumentPartitioning(XmlPartitions.PARTITIONING);
		ModuleContentAssist processor = new ModuleContentAssist(editor);
		for (String type : getConfiguredContentTypes(viewer)) {
			assistant.setContentAssistProcessor(processor, type);
		}
		assistant.enableAutoInsert(false);
		assistant.enableAutoActivation(true);
		assistant.setInformationControlCreator(parent -> new DefaultInformationControl(parent, EditorsUI.getTooltipAffordanceString()));
		return assistant;
	}

	@Override
	public IQuickAssistAssistant getQuickAssistAssistant(ISourceViewer viewer) {
		QuickAssistAssistant assistant = new QuickAssistAssistant();
		assistant.setQuickAssistProcessor(new MarkerQuickAssist());
		assistant.setInformationControlCreator(parent -> new DefaultInformationControl(parent, EditorsUI.getTooltipAffordanceString()));
		return assistant;
	}

	@Override
	public ITextHover getTextHover(ISourceViewer viewer, String contentType) {
		return new FindingHovers(viewer);
	}

	/** What is found at the caret, with F2. */
	@Override
	public IInformationPresenter getInformationPresenter(ISourceViewer viewer) {
		InformationPresenter presenter = new InformationPresenter(FindingHoverControl.FOCUSED_CREATOR);
		presenter.setDocumentPartitioning(XmlPartitions.PARTITIONING);
		FindingHovers provider = new FindingHovers(viewer);
		for (String type : getConfiguredContentTypes(viewer)) {
			presenter.setInformationProvider(provider, type);
		}
		return presenter;
	}

	/** The brackets of a tag and the name behind the first. */
	private static final class NameRule implements IRule {

		private final IToken token;

		NameRule(IToken token) {
			this.token = token;
		}

		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			int c = scanner.read();
			if (c == '>' || c == '/') {
				return token;
			}
			if (c != '<') {
				scanner.unread();
				return Token.UNDEFINED;
			}
			do {
				c = scanner.read();
			} while (c != ICharacterScanner.EOF && c > ' ' && c != '>');
			scanner.unread();
			return token;
		}
	}
}
