Feature: Those who are found in a Cryosatellite
  Personnel who were seeded in it come into play when it is earned.

  Background:
    Given these made-up cards:
      | card          | type      | kind  | attempted by | affiliations | requires | skills  |
      | Empty Reach   | mission   | space | any          |              | Physics  |         |
      | Old Physicist | personnel |       |              | Federation   |          | Physics |

  Rule: What becomes of them depends on whose they are

    Background:
      Given Alice has:
        | card          | where                           |
        | Empty Reach   | in the Alpha Quadrant spaceline |
        | Runabout      | at "Empty Reach"                |
        | Old Physicist | aboard "Runabout"               |

    @ruling=faq96-33-cryosatellite-02
    Example: the opponent's are discarded
      Given Bob has:
        | card          | where                 |
        | Cryosatellite | under "Empty Reach"   |
        | Mickey D.     | under "Cryosatellite" |
      When Alice attempts "Empty Reach"
      Then "Mickey D." has been discarded
      And "Mickey D." has not been captured
      And "Mickey D." and "Cryosatellite" are now in Bob's discard pile
      And "Empty Reach" is now completed
      And nothing else has changed

    @ruling=faq96-33-cryosatellite-03
    Example: her own who do not go with the crew are placed under house arrest
      Given Alice has:
        | card          | where                 |
        | Cryosatellite | under "Empty Reach"   |
        | K'mtar        | under "Cryosatellite" |
        | Mickey D.     | under "Cryosatellite" |
      When Alice attempts "Empty Reach"
      Then "K'mtar" and "Mickey D." are now aboard "Runabout"
      And "K'mtar" is now under house arrest
      And "Cryosatellite" is now in Alice's discard pile
      And "Empty Reach" is now completed
      And nothing else has changed

    @ruling=faq96-33-cryosatellite-03
    Example: her own are placed under house arrest, and the opponent's are discarded
      Given Alice has:
        | card          | where                 |
        | Cryosatellite | under "Empty Reach"   |
        | K'mtar        | under "Cryosatellite" |
      And Bob has:
        | card | where                 |
        | Klag | under "Cryosatellite" |
      When Alice attempts "Empty Reach"
      Then "K'mtar" is now under house arrest
      And "Klag" is now in Bob's discard pile
      And "Empty Reach" is now completed
      And "Cryosatellite" is now in Alice's discard pile
      And "K'mtar" is now aboard "Runabout"
      And nothing else has changed
