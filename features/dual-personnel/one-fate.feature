Feature: What befalls one befalls the other
  The individuals on a card share their fate, whoever of them was meant.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card             | where           | state           |
      | Sisters of Duras | on "Excavation" | in Romulan mode |
      | Tomalak          | on "Excavation" |                 |

  @ruling=1eD-dual-personnel-card-04
  Rule: Whatever happens to one individual happens to the other

    Example: B'Etor is captured with Lursa
      Given Alice has:
        | card | where           |
        | Thei | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Impressive Trophies | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Sisters of Duras" [Lursa] from "Sisters of Duras" [Lursa], "Sisters of Duras" [B'Etor] and "Tomalak"
      Then "Sisters of Duras" [B'Etor] is now captive
      And "Thei" is still not captive
      And "Sisters of Duras" is now captive
      And "Sisters of Duras", "Tomalak" and "Thei" are now stopped
      And "Sisters of Duras" is now disabled
      And "Impressive Trophies" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-05
  Rule: When one individual is selected to die, both die

    Example: Bob takes B'Etor and a Romulan, and Lursa dies as well
      Given Alice has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Thei            | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Sisters of Duras" [B'Etor] and "Thei"
      Then "Sisters of Duras" [Lursa] has been killed
      And "Sisters of Duras" [B'Etor] has been killed
      And "Sisters of Duras" and "Thei" are now in Alice's discard pile
      And "Tomalak" has not been killed
      And "Tomalak" is now stopped
      And "Outpost Raid" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-25
  Rule: A Ceti Eel on one individual controls both

    Example: Khan's eel crawls into Lursa, and Bob controls B'Etor too
      Given Bob has:
        | card     | where           |
        | Khan     | on "Excavation" |
        | Ceti Eel | on the table    |
      And it is Bob's turn
      When Bob uses "Ceti Eel" on "Sisters of Duras" [Lursa]
      Then "Sisters of Duras" [Lursa] is now controlled by Bob
      And "Sisters of Duras" [B'Etor] is now controlled by Bob
      And "Ceti Eel" is now on "Sisters of Duras"
      And "Tomalak" is still controlled by Alice
      And "Sisters of Duras" is now controlled by Bob
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-39
  Rule: When one individual is assimilated as a drone, the other one is as well

    Example: B'Etor is assimilated with Lursa
      Given Bob has:
        | card                | where   |
        | Sudden Assimilation | in hand |
      When Bob plays "Sudden Assimilation" on "Sisters of Duras" [Lursa]
      Then "Sisters of Duras" [B'Etor] is now assimilated
      And "Tomalak" is still not assimilated
      And "Sisters of Duras" is now assimilated
      And "Sudden Assimilation" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-40
  Rule: When the card is assimilated, each individual is adjusted for itself

    Background:
      Given Bob has:
        | card                | where   |
        | Sudden Assimilation | in hand |

    @part=icons @question=what-assimilation-adjusts @frame=open
    Example: each of the sisters has a staff icon no more, but one of Defense
      When Bob plays "Sudden Assimilation" on "Sisters of Duras" [Lursa]
      Then "Sisters of Duras" is now assimilated
      And the icons of "Sisters of Duras" [Lursa] are defense
      And the icons of "Sisters of Duras" [B'Etor] are defense

    @part=icons @reading=what-assimilation-adjusts/nothing @frame=open
    Example: read so that nothing is adjusted, each of them keeps her staff icon
      When Bob plays "Sudden Assimilation" on "Sisters of Duras" [Lursa]
      Then "Sisters of Duras" is now assimilated
      And the icons of "Sisters of Duras" [Lursa] are staff
      And the icons of "Sisters of Duras" [B'Etor] are staff
