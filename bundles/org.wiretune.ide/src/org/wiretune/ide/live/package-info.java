/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What text editors show of the findings in their texts while the user types, without widgets. */
package org.wiretune.ide.live;
