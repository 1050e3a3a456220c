package gov.permits;

import com.ibm.websphere.sca.Service;
import com.ibm.websphere.sca.ServiceManager;
import commonj.sdo.DataObject;

/** Books a fee. */
public class PaymentsImpl {

	public DataObject check(DataObject fee) {
		Service ledger = (Service) ServiceManager.INSTANCE.locateService("LedgerPartner");
		DataObject booked = (DataObject) ledger.invoke("check", fee);
		Service journal = (Service) ServiceManager.INSTANCE.locateService("JournalPartner");
		journal.invoke("check", booked);
		return booked;
	}
}
