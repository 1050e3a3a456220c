/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What editors of module files show and change, without widgets: rows of a form, the outline, proposals and the text
 * changes that follow from an edit.
 */
package org.wiretune.lint.editor;
