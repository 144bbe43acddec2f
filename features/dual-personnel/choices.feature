Feature: A dual-personnel card in a selection by choice
  Individuals are chosen and counted, and the other one on the card comes on top.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eD-dual-personnel-card-20
  Rule: Individuals are counted in a selection by choice, and one of them takes up one choice

    Example: three personnel on two cards are three to choose from
      Given Alice has:
        | card             | where           | state           |
        | Romulan Outpost  | at "Excavation" |                 |
        | Sisters of Duras | on "Excavation" | in Romulan mode |
        | Tomalak          | on "Excavation" |                 |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose two of "Sisters of Duras" [Lursa], "Sisters of Duras" [B'Etor] and "Tomalak"
      When Bob chooses "Sisters of Duras" [Lursa] and "Sisters of Duras" [B'Etor]
      Then "Sisters of Duras" has been killed
      And "Tomalak" has not been killed
      And "Tomalak" is now stopped
      And "Sisters of Duras" is now in Alice's discard pile
      And "Outpost Raid" is now in Bob's discard pile
      And "Sisters of Duras" is no longer in Romulan mode
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-21
  Rule: The result for a chosen individual extends to the other one, beyond the number chosen

    Example: Bob chooses two, and three die
      Given Alice has:
        | card             | where           | state           |
        | Romulan Outpost  | at "Excavation" |                 |
        | Sisters of Duras | on "Excavation" | in Romulan mode |
        | Taibak           | on "Excavation" |                 |
        | Thei             | on "Excavation" |                 |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Sisters of Duras" [B'Etor] and "Thei"
      Then "Sisters of Duras" [B'Etor] has been killed
      And "Sisters of Duras" [Lursa] has been killed
      And "Thei" has been killed
      And "Taibak" is now stopped
      And "Sisters of Duras" and "Thei" are now in Alice's discard pile
      And "Outpost Raid" is now in Bob's discard pile
      And "Sisters of Duras" is no longer in Romulan mode
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-22
  Rule: Outpost Raid takes Lursa, B'Etor and Tomalak when Lursa and Tomalak are chosen

    Example: B'Etor dies with her sister
      Given Alice has:
        | card             | where           | state           |
        | Romulan Outpost  | at "Excavation" |                 |
        | Sisters of Duras | on "Excavation" | in Romulan mode |
        | Tomalak          | on "Excavation" |                 |
        | Taibak           | on "Excavation" |                 |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose two of "Sisters of Duras" [Lursa], "Sisters of Duras" [B'Etor], "Tomalak" and "Taibak"
      When Bob chooses "Sisters of Duras" [Lursa] and "Tomalak"
      Then "Sisters of Duras" [Lursa], "Sisters of Duras" [B'Etor] and "Tomalak" have been killed
      And "Sisters of Duras" and "Tomalak" are now in Alice's discard pile
      And "Taibak" is now stopped
      And "Outpost Raid" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-23
  Rule: When Beverly stays aboard to staff the ship that is abandoned, Will stays too

    Example: two are chosen for the two icons, and three stay
      Given Alice has:
        | card             | where                      | state   |
        | Mercenary Ship   | at "Explore Black Cluster" | damaged |
        | Beverly and Will | aboard "Mercenary Ship"    |         |
        | Narik            | aboard "Mercenary Ship"    |         |
        | Baran            | aboard "Mercenary Ship"    |         |
        | Calloway         | aboard "Mercenary Ship"    |         |
      And Bob has:
        | card          | where                         |
        | Abandon Ship! | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then Alice must now choose two of "Beverly and Will" [Beverly Crusher], "Beverly and Will" [William T. Riker], "Narik" and "Baran"
      When Alice chooses "Beverly and Will" [Beverly Crusher] and "Narik"
      Then "Beverly and Will" and "Narik" are still aboard "Mercenary Ship"
      And "Baran" and "Calloway" are now atop "Explore Black Cluster"
      And "Abandon Ship!" is now on "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-24
  Rule: For Extradition it is enough to be stronger than one individual to capture both

    Example: an officer of STRENGTH 5 is stronger than Beverly, and takes Will as well
      Given Alice has:
        | card             | where                      |
        | Mercenary Ship   | at "Explore Black Cluster" |
        | Beverly and Will | aboard "Mercenary Ship"    |
        | Calloway         | aboard "Mercenary Ship"    |
      And Bob has:
        | card            | where                         |
        | Extradition     | under "Explore Black Cluster" |
        | Yridian Shuttle | at "Explore Black Cluster"    |
        | Taibak          | aboard "Yridian Shuttle"      |
        | Jenna D'Sora    | aboard "Yridian Shuttle"      |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Jenna D'Sora"
      And Bob chooses "Beverly and Will" [Beverly Crusher] from "Beverly and Will" [Beverly Crusher], "Calloway" and none
      And Bob chooses none
      Then "Beverly and Will" [William T. Riker] is now captive
      And "Jenna D'Sora" is still aboard "Mercenary Ship"
      And "Calloway" is still not captive
      And "Beverly and Will" is now captive
      And "Beverly and Will" is now disabled
      And "Extradition" is now in Bob's discard pile
      And nothing else has changed
