/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What editors of module files need of the workspace, without widgets. */
package org.wiretune.ide.editor;
