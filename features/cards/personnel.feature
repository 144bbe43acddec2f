Feature: What personnel add, as printed
  Numbers of those present, and of the ship that somebody is on.

  Background:
    Given the spaceline:
      | mission           |
      | Excavation        |
      | Khitomer Research |

  @ruling=custom-cards-102
  Rule: Calandra adds to the attributes of DaiMons present

    Scenario Outline: <name> is a DaiMon of <player> who is with her
      Given Alice has:
        | card     | where                  |
        | Calandra | on "Excavation"        |
        | Worf     | on "Excavation"        |
        | Tog      | on "Khitomer Research" |
      And <player> has:
        | card   | where           |
        | <name> | on "Excavation" |
      Then the INTEGRITY of "<name>" is <integrity>
      And the CUNNING of "<name>" is <cunning>
      And the STRENGTH of "<name>" is <strength>
      And the STRENGTH of "Worf" is 10
      And the STRENGTH of "Tog" is 6

      Examples: Her player's, and the opponent's, but nobody who is elsewhere or no DaiMon
        | name | player | integrity | cunning | strength |
        | Bok  | Alice  | 5         | 10      | 5        |
        | Prak | Bob    | 7         | 9       | 8        |

  @ruling=custom-cards-41
  Rule: Drones add to a ship of their player's

    Scenario Outline: with <count> <drone> aboard, the <number> of the sphere is <value>
      Given Alice has:
        | card        | where                | count   |
        | Borg Sphere | at "Excavation"      |         |
        | <drone>     | aboard "Borg Sphere" | <count> |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And Alice has:
        | card            | where             |
        | <drone> [other] | aboard "Runabout" |
      Then the <number> of "Borg Sphere" is <value>
      And the <number> of "Runabout" is <printed>

      Examples: One, and two, which add up; a ship of the opponent's gains nothing
        | drone             | count | number  | value | printed |
        | Astrogation Drone | 1     | RANGE   | 5     | 7       |
        | Astrogation Drone | 2     | RANGE   | 6     | 7       |
        | Guard Drone       | 1     | SHIELDS | 8     | 5       |
        | Guard Drone       | 2     | SHIELDS | 10    | 5       |
        | Tactical Drone    | 1     | WEAPONS | 8     | 5       |
        | Tactical Drone    | 2     | WEAPONS | 10    | 5       |

  @ruling=custom-cards-42
  Rule: Captain Kang adds to the WEAPONS of his ship at a Klingon mission

    Example: his ship has 2 more, until it leaves the mission
      Given Alice has:
        | card          | where                  |
        | I.K.C. Bortas | at "Khitomer Research" |
        | Captain Kang  | aboard "I.K.C. Bortas" |
        | Kurn          | aboard "I.K.C. Bortas" |
        | Klag          | aboard "I.K.C. Bortas" |
        | I.K.C. Pagh   | at "Khitomer Research" |
      Then the WEAPONS of "I.K.C. Bortas" are 11
      And the WEAPONS of "I.K.C. Pagh" are 7
      When Alice moves "I.K.C. Bortas" to "Excavation"
      Then the WEAPONS of "I.K.C. Bortas" are now 9

  @ruling=custom-cards-43
  Rule: The ship that Lakanta is on leaves the spaceline at one end and enters it at the other

    Example: it comes to the other end for the span there
      Given the spaceline:
        | mission        |
        | Survey Mission |
        | Relief Mission |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
        | Lakanta  | aboard "Runabout" |
      When Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And the remaining RANGE of "Runabout" is 5
      And nothing else has changed

  @ruling=custom-cards-44
  Rule: Lakanta adds to the attributes of Wesley Crusher

    Example: only while they are present with each other
      Given Alice has:
        | card           | where           |
        | Wesley Crusher | on "Excavation" |
        | Lakanta        | on "Excavation" |
        | Worf           | on "Excavation" |
      Then the INTEGRITY of "Wesley Crusher" is 10
      And the CUNNING of "Wesley Crusher" is 12
      And the STRENGTH of "Wesley Crusher" is 9
      And the STRENGTH of "Worf" is 10

  @ruling=custom-cards-56
  Rule: Who has had a skill selected may have another one at the start of a turn

    Background:
      Given Alice has:
        | card                    | where                  |
        | Klingon Outpost         | at "Khitomer Research" |
        | Alternate Universe Door | on the table           |
        | K'chiQ                  | in hand                |

    @frame=many
    Example: K'chiQ changes from Diplomacy to Honor
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses Diplomacy
      And play goes on until the start of Alice's turn
      And Alice uses "K'chiQ"
      And Alice chooses Honor
      Then the skills of "K'chiQ" include Honor
      And the skills of "K'chiQ" do not include Diplomacy

    Example: she does not when her player has done something
      When Alice reports "K'chiQ" to "Klingon Outpost"
      And Alice chooses Diplomacy
      And Alice uses "K'chiQ"
      Then that is illegal

    @frame=many
    Example: the Borg Queen changes it as the opponent's turn begins
      Given Alice has:
        | card        | where                |
        | Borg Sphere | at "Excavation"      |
        | Borg Queen  | aboard "Borg Sphere" |
      When Alice ends the turn
      And Alice chooses none
      And Alice uses "Borg Queen" naming "second"
      And Alice chooses Honor
      Then the skills of "Borg Queen" include Honor
