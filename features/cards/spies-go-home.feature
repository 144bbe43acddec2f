Feature: Spies go home, as printed
  Espionage lies on a mission until somebody has completed it.

  Background:
    Given these made-up cards:
      | card         | type    | kind   | span | points | attempted by | requires |
      | Klingon Moon | mission | planet | 3    | 30     | Klingon      | Honor    |
      | Fleet Moon   | mission | planet | 3    | 30     | Federation   | Honor    |

  @ruling=custom-cards-586
  Rule: Espionage is discarded after the mission has been completed

    @frame=many
    Scenario Outline: a <affiliation> agent completes <what> by <card>
      Given these made-up cards:
        | card  | type      | affiliations  | skills |
        | Agent | personnel | <affiliation> | Honor  |
      And the spaceline:
        | mission |
        | <what>  |
      And Alice has:
        | card   | where       |
        | <card> | on "<what>" |
        | Agent  | on "<what>" |
      When Alice attempts "<what>"
      Then "<what>" is now completed
      And "<card>" is now in Alice's discard pile

      Examples:
        | card                             | affiliation | what         |
        | Espionage: Romulan on Klingon    | Romulan     | Klingon Moon |
        | Espionage: Romulan on Federation | Romulan     | Fleet Moon   |
        | Espionage: Federation on Klingon | Federation  | Klingon Moon |
        | Espionage: Klingon on Federation | Klingon     | Fleet Moon   |

    @frame=many
    Example: Bob completes the mission
      Given these made-up cards:
        | card  | type      | affiliations | skills |
        | Ann   | personnel | Federation   | Honor  |
      And the spaceline:
        | mission    |
        | Fleet Moon |
      And Alice has:
        | card                             | where           |
        | Espionage: Romulan on Federation | on "Fleet Moon" |
      And Bob has:
        | card | where           |
        | Ann  | on "Fleet Moon" |
      And it is Bob's turn
      When Bob attempts "Fleet Moon"
      Then "Fleet Moon" is now completed
      And "Espionage: Romulan on Federation" is now in Alice's discard pile
