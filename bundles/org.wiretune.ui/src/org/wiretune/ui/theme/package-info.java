/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What all views take from the theme of the workbench. */
package org.wiretune.ui.theme;
