Feature: Factions
  Icons make factions of cards, beside their affiliations.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
    And Alice has:
      | card            | where                      |
      | Neutral Outpost | at "Wormhole Negotiations" |

  @ruling=cr14-faction-01
  Rule: There are three factions

    Scenario Outline: <personnel> makes a player of <faction>, and no other icon does
      Given these made-up cards:
        | card           | type     | class   | kind   | quadrant | affiliations | attempted by |
        | Mirror Rock    | mission  |         | planet | mirror   |              | any          |
        | Mirror Outpost | facility | outpost |        | mirror   | Neutral      |              |
      And the spaceline:
        | mission     | quadrant |
        | Mirror Rock | Mirror   |
      And Alice has:
        | card           | where            |
        | Mirror Outpost | at "Mirror Rock" |
      And Alice has:
        | card        | where   |
        | <personnel> | in hand |
      When Alice reports "<personnel>" to "<outpost>"
      Then "<personnel>" is now aboard "<outpost>"
      And Alice is playing <faction>
      And Alice is not playing Mirror Universe
      And nothing else has changed

      Examples:
        | personnel         | faction                     | outpost         |
        | Korvek            | Klingon/Cardassian Alliance | Mirror Outpost  |
        | Michael Eddington | Maquis                      | Neutral Outpost |
        | Captain Bashir    | Terran Empire               | Mirror Outpost  |

  @ruling=cr14-faction-02
  Rule: A card is of every faction whose icon it has

    Example: 0413-Theta is of two
      Given these made-up cards:
        | card           | type     | class   | kind   | quadrant | affiliations | attempted by |
        | Mirror Rock    | mission  |         | planet | mirror   |              | any          |
        | Mirror Outpost | facility | outpost |        | mirror   | Neutral      |              |
      And the spaceline:
        | mission     | quadrant |
        | Mirror Rock | Mirror   |
      And Alice has:
        | card           | where            |
        | Mirror Outpost | at "Mirror Rock" |
      And Alice has:
        | card       | where   |
        | 0413-Theta | in hand |
      When Alice reports "0413-Theta" to "Mirror Outpost"
      Then "0413-Theta" is now aboard "Mirror Outpost"
      And Alice is playing Klingon/Cardassian Alliance
      And Alice is playing Terran Empire
      And Alice is not playing Maquis
      And nothing else has changed

  @ruling=cr14-faction-03
  Rule: A faction is no affiliation

    Background:
      Given Alice has:
        | card              | where           |
        | Stolen Defiant    | at "Excavation" |
        | Riker Wil         | on "Excavation" |
        | Michael Eddington | on "Excavation" |

    Example: Riker Wil, a Bajoran of the Maquis, is not of the crew of a Federation ship of the Maquis
      When Alice beams "Riker Wil" aboard "Stolen Defiant"
      Then that is illegal
      And nothing else has changed

    Example: Michael Eddington of the Federation is
      When Alice beams "Michael Eddington" aboard "Stolen Defiant"
      Then "Michael Eddington" is now aboard "Stolen Defiant"
      And nothing else has changed
