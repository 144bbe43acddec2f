Feature: One board, several laws of downloading
  The same download, and what the opponent sees of it.

  Rule: What is downloaded and seeded at once

    @frame=open
    Scenario Outline: Alice has Q seeded under Excavation, and it <has> been revealed
      Given the spaceline:
        | mission            |
        | Excavation         |
        | Acquire Technology |
      And Alice has:
        | card        | where        |
        | Beware of Q | in hand      |
        | Q           | in draw deck |
      When Alice plays "Beware of Q"
      And Alice chooses "Excavation"
      Then "Q" is now under "Excavation"
      And "Q" <has> been revealed

      @ruling=1eD-downloading-07
      Examples: In the Glossary what is downloaded is shown
        | has |
        | has |

      @ruling=cr14-downloading-03
      Examples: In 2014 what is seeded is not
        | has     |
        | has not |
