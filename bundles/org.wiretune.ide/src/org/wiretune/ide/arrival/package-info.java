/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Projects that came into the workspace and that nobody looks at yet: counted, offered, enabled. */
package org.wiretune.ide.arrival;
