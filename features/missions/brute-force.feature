Feature: Brute Force
  A mission that asks for nothing but STRENGTH, and for more of it the more personnel come.

  Background:
    Given the spaceline:
      | mission     |
      | Brute Force |

  @ruling=faq96-312-brute-force-01
  Rule: The STRENGTH of the Away Team has to exceed ten times its number

    Background:
      Given Alice has:
        | card            | where            |
        | Holo-Projectors | on the table     |
        | Fek'lhr         | on "Brute Force" |
        | Kurn            | on "Brute Force" |

    Example: three with a STRENGTH of 30 fall short
      Given Alice has:
        | card | where            |
        | Klag | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    Example: three with a STRENGTH of 32 solve it
      Given Alice has:
        | card   | where            |
        | Gowron | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=faq96-312-brute-force-02
  Rule: Fewer than three personnel never solve it

    Background:
      Given Alice has:
        | card            | where            |
        | Holo-Projectors | on the table     |
        | Fek'lhr         | on "Brute Force" |

    @part=one
    Example: Fek'lhr alone is strong enough, and alone
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    @part=two
    Example: so are Fek'lhr and Roga Danar
      Given Alice has:
        | card       | where            |
        | Roga Danar | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    @part=two
    Example: equipment is no third
      Given Alice has:
        | card       | where            |
        | Roga Danar | on "Brute Force" |
        | Tricorder  | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    Example: with a third, who is weaker than they are, they solve it
      Given Alice has:
        | card       | where            |
        | Roga Danar | on "Brute Force" |
        | Klag       | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=faq96-312-brute-force-03
  Rule: Cards that modify STRENGTH count

    Background:
      Given Alice has:
        | card   | where            |
        | Kurn   | on "Brute Force" |
        | Gowron | on "Brute Force" |
        | Nu'Daq | on "Brute Force" |

    Example: three Klingons with bare hands fall short
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    Example: with a disruptor they have six more
      Given Alice has:
        | card              | where            |
        | Klingon Disruptor | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=faq96-312-brute-force-04
  Rule: Five personnel need a STRENGTH of more than 50

    Background:
      Given Alice has:
        | card            | where            |
        | Holo-Projectors | on the table     |
        | Fek'lhr         | on "Brute Force" |
        | Roga Danar      | on "Brute Force" |
        | Kurn            | on "Brute Force" |
        | Nu'Daq          | on "Brute Force" |

    Example: Klag brings it to 50
      Given Alice has:
        | card | where            |
        | Klag | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    Example: Morag brings it to 51
      Given Alice has:
        | card  | where            |
        | Morag | on "Brute Force" |
      When Alice attempts "Brute Force"
      Then "Brute Force" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=faq96-312-brute-force-05
  Rule: Fek'lhr has a STRENGTH of 15, and Roga Danar one of 12

    @part=feklhr @part=roga-danar
    Example: the two strongest stand side by side
      Given Alice has:
        | card       | where            |
        | Fek'lhr    | on "Brute Force" |
        | Roga Danar | on "Brute Force" |
      Then the STRENGTH of "Fek'lhr" is 15
      And the STRENGTH of "Roga Danar" is 12

  @ruling=faq96-312-brute-force-06
  Rule: The killer drone adds its STRENGTH in battles only

    Background:
      Given Alice has:
        | card                       | where            |
        | Kurn                       | on "Brute Force" |
        | Gowron                     | on "Brute Force" |
        | Nu'Daq                     | on "Brute Force" |
        | Echo Papa 607 Killer Drone | on "Brute Force" |

    @part=mission
    Example: it does not help three Klingons to solve the mission
      When Alice attempts "Brute Force"
      Then "Brute Force" is still not completed
      And nothing else has changed

    @part=away-team
    Example: it helps them to win a battle that they would lose
      Given Bob has:
        | card    | where            |
        | Fek'lhr | on "Brute Force" |
        | Klag    | on "Brute Force" |
        | Morag   | on "Brute Force" |
      When Alice attacks Bob's Away Team on "Brute Force" with "Kurn", "Gowron" and "Nu'Daq"
      And chance chooses "Klag" from "Fek'lhr", "Klag" and "Morag"
      Then "Klag" has been killed

    @part=rogue-borg
    Example: it helps Klag against three Rogue Borg, who would kill him
      Given Alice has:
        | card                                | where                   |
        | I.K.C. Hegh'ta                      | at "Brute Force"        |
        | Klag                                | aboard "I.K.C. Hegh'ta" |
        | Echo Papa 607 Killer Drone [aboard] | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                            | where               |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta" |
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" [first] from three "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [first] has been killed
      And "Klag" has not been killed
