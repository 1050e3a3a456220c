package no.fjord.claims;

import com.ibm.websphere.sca.Service;
import com.ibm.websphere.sca.ServiceManager;
import com.ibm.websphere.sca.Ticket;
import commonj.sdo.DataObject;

/** Varsler kunden når skaden er vurdert. */
public class NotifierImpl {

	public void record(DataObject claim) {
		Service score = (Service) ServiceManager.INSTANCE.locateService("ScorePartner");
		Ticket ticket = score.invokeAsync("score", claim);
		DataObject result = (DataObject) score.invokeResponse(ticket, Service.WAIT);
		Service ledger = (Service) ServiceManager.INSTANCE.locateService("LedgerPartner");
		ledger.invoke("score", result);
	}
}
