/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Finds contributions and gathers what they add. For the house alone: contributors need nothing of it. */
package org.wiretune.core.host;
