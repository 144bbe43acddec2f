Feature: One board, several laws of staffing
  The same ship with the same crew, and whether it moves.

  Rule: A ship under a treaty, with nobody of its own affiliation aboard

    @frame=open
    Scenario Outline: with <who> aboard to move a Federation runabout is <verdict> under a treaty
      Given the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card                       | where             |
        | Treaty: Federation/Klingon | on the table      |
        | Runabout                   | at "Excavation"   |
        | <who>                      | aboard "Runabout" |
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then that is <verdict>

      @ruling=faq96-38-treaties-07
      Examples: In 1996 an ally will do
        | who  | verdict |
        | Klag | legal   |

      @ruling=1eS-ship-staffing-22
      Examples: In the Glossary one of its own affiliation is needed
        | who      | verdict |
        | Klag     | illegal |
        | Calloway | legal   |
