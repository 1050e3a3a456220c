/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.fixes.FixDescription;

